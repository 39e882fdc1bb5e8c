import type { Catalogue } from '../zh-Hans.ts';

/** What hosts see: an area a page. */
export default {
  title: 'Host’s desk',
  menu: 'Host’s menu',
  host: 'Host',
  toHall: 'To the hall',
  notHost: 'This is the host’s place',
  none: 'Nothing yet',
  more: 'Show more',
  audit: {
    title: 'Audit trail',
    hint: 'Whatever a host does is written down here; nothing is ever changed',
    when: 'When',
    who: 'Who',
    did: 'Deed',
    about: 'About',
    why: 'Why',
    shell: 'the machine’s command line',
    deeds: {
      'make-host': 'made a host',
      'unmake-host': 'no longer a host',
    },
  },
} satisfies Catalogue['admin'];
