/** What the nightly look has measured (docs/fairplay.md), in sentences. */
import { t } from '../../i18n/index.ts';
import type { Suspicion } from '../../wire/admin.ts';

type NameOf = (id: string) => string;

export function findings(suspicion: Suspicion, nameOf: NameOf): string[] {
  return suspicion.kind === 'collusion' ? ofPair(suspicion, nameOf) : ofTimes(suspicion.figures);
}

function ofPair({ players, figures }: Suspicion, nameOf: NameOf): string[] {
  const words = t().admin.findings;
  const [first = '', second = ''] = players.map(nameOf);
  return [
    figures['each-other'] ? words.eachOther(first, second) : words.gives(first, second),
    words.together(whole(figures['rounds']), whole(figures['by-chance'])),
    ...ofGiver(figures, '', first, second),
    ...ofGiver(figures, 'back-', second, first),
  ];
}

/** What one of the two did to the other; what was not measured is not told. */
function ofGiver(figures: Suspicion['figures'], prefix: string, giver: string, receiver: string): string[] {
  const words = t().admin.findings;
  const figure = (name: string) => whole(figures[prefix + name]);
  const off = (name: string) => words.off((figures[`${prefix}${name}-z`] ?? 0).toFixed(1));
  const told: string[] = [];
  if (`${prefix}spares` in figures)
    told.push(
      words.spares(giver, receiver, figure('spares'), figure('spares-of'), figure('spares-expected')) +
        off('spares'),
    );
  if (`${prefix}feeds` in figures)
    told.push(
      words.feeds(giver, receiver, figure('feeds'), figure('feeds-of'), figure('feeds-expected')) +
        off('feeds'),
    );
  // What one has paid the other has got: it is told once.
  if (`${prefix}pays` in figures && !prefix)
    told.push(words.pays(giver, receiver, figure('pays')) + off('pays'));
  return told;
}

function ofTimes(figures: Suspicion['figures']): string[] {
  const words = t().admin.findings;
  const signs = Object.entries(words.signs).flatMap(([sign, sentence]) => (figures[sign] ? [sentence] : []));
  return [
    ...signs,
    words.answers(whole(figures['answers']), ((figures['median'] ?? 0) / 1000).toFixed(1)),
    words.stretch(((figures['stretch'] ?? 0) / 60).toFixed(1)),
  ];
}

const whole = (figure = 0) => Math.round(figure).toLocaleString('en-US');
