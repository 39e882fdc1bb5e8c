import { beforeAll, expect, test } from 'vitest';

import { speak, t } from '../i18n/index.ts';
import { told, type CardEvent } from './events.ts';

const NAMES = ['老周', '小陈', '阿珍', '阿娟'];

beforeAll(() => speak('zh-Hans'));

const tell = (event: CardEvent) =>
  told(event, { words: t().table, nameOf: (seat) => NAMES[seat] ?? '', word: (key) => key });

test('bids and passes are stamped and said', () => {
  expect(tell({ type: 'bade', seat: 0, points: 105 })).toMatchObject({
    sentence: '老周叫 105 分',
    spoken: '叫105分',
    call: { seat: 0, text: '叫105分', hot: false },
  });
  expect(tell({ type: 'passed', seat: 1 }).spoken).toBe('不叫');
});

test('a play is named by its cards; what changes the trick is called out', () => {
  const play = { type: 'played', seat: 2, cards: ['8s', '6s', '6s'] } as const;
  const cards = [...play.cards];
  expect(tell({ ...play, cards, how: 'lead' })).toMatchObject({
    sentence: '阿珍出黑桃8、6、6',
    spoken: '黑桃8、6、6',
    call: null,
  });
  expect(tell({ ...play, cards, how: 'ruff' })).toMatchObject({
    sentence: '阿珍用黑桃8、6、6毙了',
    spoken: '毙',
    call: { seat: 2, text: '毙', hot: false },
    pieces: cards,
  });
  expect(tell({ ...play, cards, how: 'over-ruff' }).call?.text).toBe('盖毙');
  expect(tell({ ...play, cards, how: 'throw' }).call?.text).toBe('甩牌');
});

test('a discard is said, not stamped', () => {
  const { spoken, call } = tell({ type: 'played', seat: 3, cards: ['4d'], how: 'discard' });
  expect([spoken, call]).toEqual(['垫', null]);
});

test('a failed throw tells what was shown and what is led', () => {
  const event = { type: 'throw-failed', seat: 0, cards: ['Ac', 'Qc'], led: ['Qc'] } as const;
  expect(tell({ ...event, cards: [...event.cards], led: [...event.led] }).sentence).toBe(
    '老周甩梅花A、Q不成，出梅花Q',
  );
});

test('a caught red five is the hot call', () => {
  expect(tell({ type: 'red-five-caught', seat: 1, source: 3 })).toMatchObject({
    sentence: '小陈抓了阿娟的红五',
    call: { seat: 1, text: '抓红五', hot: true },
  });
});

test('trumps are shown, countered, named', () => {
  const shown = { type: 'declared', seat: 2, cards: ['2h', '2h'], trump: 'h' } as const;
  expect(tell({ ...shown, cards: [...shown.cards], how: 'counter' })).toMatchObject({
    sentence: '阿珍亮红心2、2，红心做主',
    spoken: '反主',
  });
  expect(tell({ type: 'trump-named', dealer: 0, trump: 'none' }).sentence).toBe('老周坐庄，无主');
});

test('the kitty is told with its points, and who has got it', () => {
  const event = { type: 'kitty-shown', seat: 0, cards: ['Kd', '4d'], points: 10, dug: true } as const;
  expect(tell({ ...event, cards: [...event.cards] })).toMatchObject({
    sentence: '底牌是方块K、4，10 分',
    spoken: '抠底',
  });
});

test('who was dealt what is told to nobody', () => {
  expect(tell({ type: 'dealt', seat: 2, number: 25, cards: null }).sentence).toBeNull();
});
