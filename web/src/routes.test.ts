import { expect, test } from 'vitest';

import { keptTable, routeOf } from './routes.ts';

test.each([
  ['/', { screen: 'lobby', game: null }],
  ['/g/zhuji-bao-mahjong', { screen: 'lobby', game: 'zhuji-bao-mahjong' }],
  ['/friends', { screen: 'friends', game: null }],
  ['/friends/xiangqi', { screen: 'friends', game: 'xiangqi' }],
  ['/c/582719', { screen: 'code', code: '582719' }],
  ['/t/a%2Fb', { screen: 'table', table: 'a/b' }],
  ['/r/r1/', { screen: 'replay', round: 'r1' }],
  ['/rounds', { screen: 'rounds' }],
  ['/ranking', { screen: 'ranking', game: null }],
  ['/ranking/guan-pai', { screen: 'ranking', game: 'guan-pai' }],
  ['/p/p7', { screen: 'player', player: 'p7' }],
  ['/p', { screen: 'nowhere' }],
  ['/rules', { screen: 'rules', game: null }],
  ['/settings', { screen: 'settings' }],
  ['/conduct', { screen: 'conduct' }],
  ['/conduct/x', { screen: 'nowhere' }],
  ['/about', { screen: 'about' }],
  ['/t', { screen: 'nowhere' }],
  ['/rounds/7', { screen: 'nowhere' }],
  ['/t/a/b', { screen: 'nowhere' }],
  ['/admin', { screen: 'admin', page: null, item: null }],
  ['/admin/people', { screen: 'admin', page: 'people', item: null }],
  ['/admin/people/p%2F7', { screen: 'admin', page: 'people', item: 'p/7' }],
  ['/admin/people/p7/x', { screen: 'nowhere' }],
  ['/casino', { screen: 'nowhere' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ['/t/abc', 'abc'],
  ['/r/r1', 'xyz'],
  ['/rules/guan-pai', 'xyz'],
  ['/p/p7', 'xyz'],
  ['/settings', 'xyz'],
  ['/', null],
  ['/friends', null],
  ['/casino', null],
])('who goes from the table xyz to %s keeps %s', (path, kept) => {
  expect(keptTable('xyz', routeOf(path))).toBe(kept);
});
