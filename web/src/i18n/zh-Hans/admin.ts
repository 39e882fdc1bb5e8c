/** What hosts see: an area a page. */
export default {
  title: '馆主台',
  menu: '馆主台菜单',
  host: '馆主',
  toHall: '回大厅',
  notHost: '这里是馆主的地方',
  none: '还没有',
  more: '再看一些',
  audit: {
    title: '记事',
    hint: '馆主做过的每件事都记在这里，只添不改',
    when: '什么时候',
    who: '谁',
    did: '做了什么',
    about: '对谁',
    why: '缘由',
    shell: '机器上的命令行',
    deeds: {
      'make-host': '请做馆主',
      'unmake-host': '不再做馆主',
    },
  },
};
