import { expect, test } from 'vitest';

import { speak } from '../../i18n/index.ts';
import type { TrailEntry } from '../../wire/admin.ts';
import { moment } from '../moments.ts';
import { deedName, facts } from './deeds.ts';

await speak('zh-Hans');

const entry = (deed: string, written: TrailEntry['facts'] = {}): TrailEntry => ({
  at: 0,
  by: 'shell',
  deed,
  about: null,
  reason: '',
  facts: written,
  number: 1,
});

const UNTIL = Date.UTC(2026, 11, 8, 5, 31);

const told = (deed: string, written: TrailEntry['facts'] = {}) => {
  const one = entry(deed, written);
  return [deedName(one), ...facts(one)];
};

test.each([
  ['grant', { points: 1500 }, ['给分', '+1,500']],
  ['grant', { points: -500 }, ['给分', '−500']],
  ['dismiss-reports', { reports: 2, suspicions: 0 }, ['不用处理', '2 条举报']],
  [
    'announce',
    { zh: '九点换水', en: '', until: UNTIL },
    ['发公告', '“九点换水”', `到 ${moment(UNTIL)} 为止`],
  ],
  ['announce', { zh: '', en: '', until: UNTIL }, ['撤下公告']],
  ['open-secret', { table: 'a1' }, ['看一桌没打完的秘密数', '桌 a1']],
  ['backup', { file: 'copy.zip' }, ['备份', 'copy.zip']],
  [
    'ban',
    { sanction: 'b7f5', kind: 'ban', why: 'stalling', until: UNTIL },
    ['不让进门', '拖延时间', `到 ${moment(UNTIL)} 为止`],
  ],
  ['ban', { sanction: 'b7f5', kind: 'ban', why: 'cheating' }, ['不让进门', '用外挂', '没有期限']],
  ['lift-sanction', { sanction: 'b7f5', kind: 'warn', why: 'abuse' }, ['撤销处罚', '提醒', '骂人']],
  [
    'suspend',
    { sanction: 'b7f5', kind: 'suspend', why: 'abuse', scope: 'rooms' },
    ['停坐', '骂人', '只是大厅的场'],
  ],
  ['paint-the-door', { colour: 'red' }, ['paint-the-door', 'red']],
])('%s %o is told in words', (deed, written, words) => {
  expect(told(deed, written)).toEqual(words);
});
