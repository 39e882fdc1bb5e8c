import { expect, test } from 'vitest';

import { ANY, changed, grown } from './wanted.ts';

test('others are looked at from their first page on', () => {
  const far = { ...ANY, game: 'guan-pai', limit: 150 };
  expect(changed(far, { kind: 'friends', search: '周' })).toEqual({
    search: '周',
    game: 'guan-pai',
    kind: 'friends',
    limit: 50,
  });
});

test('there is a page more until all are told, or as many as the hall tells', () => {
  expect(grown(ANY, 50)).toBeNull();
  expect(grown(ANY, 51)).toEqual({ ...ANY, limit: 100 });
  expect(grown({ ...ANY, limit: 150 }, 2000)).toEqual({ ...ANY, limit: 200 });
  expect(grown({ ...ANY, limit: 200 }, 2000)).toBeNull();
});
