/** The words for what a host has done. */
import { reasonName } from '../../conduct/reasons.ts';
import { t } from '../../i18n/index.ts';
import type { TrailEntry } from '../../wire/admin.ts';
import { count, moment } from '../moments.ts';

type Fact = string | number;

/** A deed of a later hall that this client has no words for yet is named by its key. */
export function deedName({ deed, facts }: TrailEntry): string {
  const names: Readonly<Record<string, string>> = t().admin.audit.deeds;
  // An announcement that says nothing is one that was taken down.
  const known = deed === 'announce' && !facts.zh && !facts.en ? 'withdraw' : deed;
  return names[known] ?? deed;
}

/** How each fact is told, by its name; those of a later hall are told as they were written down. */
const TOLD: Readonly<Record<string, (fact: Fact, entry: TrailEntry) => string>> = {
  points: (points) => (Number(points) > 0 ? '+' : '') + count(Number(points)).replace('-', '−'),
  reports: (n) => (n ? t().admin.reports.reported(Number(n)) : ''),
  suspicions: (n) => (n ? t().admin.audit.suspicions(Number(n)) : ''),
  zh: (text) => (text ? `“${text}”` : ''),
  en: (text) => (text ? `“${text}”` : ''),
  table: (id) => t().admin.audit.table(String(id)),
  // Which of somebody's sanctions it was is told by its kind, its reason and its end.
  sanction: () => '',
  kind: (kind, { deed }) => (kind === deed ? '' : named(t().admin.reports.kinds, kind)),
  why: (why) => reasonName(String(why)),
  scope: (scope) => named(t().admin.reports.scopes, scope),
  until: (until, entry) =>
    deedName(entry) === t().admin.audit.deeds.withdraw
      ? ''
      : t().conduct.sanctions.until(moment(Number(until))),
};

const named = (names: Readonly<Record<string, string>>, key: Fact): string => names[key] ?? String(key);

/** What else there is to know about it. */
export function facts(entry: TrailEntry): string[] {
  const told = Object.entries(entry.facts).map(([name, fact]) => TOLD[name]?.(fact, entry) ?? String(fact));
  if (entry.facts.kind === 'ban' && entry.facts.until === undefined) told.push(t().conduct.sanctions.forGood);
  return told.filter(Boolean);
}
