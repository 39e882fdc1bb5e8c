import { expect, test } from 'vitest';
import zhHant from 'virtual:zh-Hant';

import { toTraditional } from './traditional.ts';

test.each([
  ['诸暨包麻将', '諸暨包麻將'],
  ['包3台', '包3台'],
  ['吃碰杠胡', '吃碰槓胡'],
  ['头游 二游 三游 四游 五游 末游', '頭游 二游 三游 四游 五游 末游'],
  ['先封后收词', '先封後收詞'],
  ['不出，轮回来还可以', '不出，輪回來還可以'],
  ['积分不会并过去', '積分不會併過去'],
  ['温岭六家统', '溫嶺六家統'],
  ['三分钟', '三分鐘'],
  ['看着牌', '看着牌'],
  ['发财 白板 红中', '發財 白板 紅中'],
])('%s is written %s', (simplified, written) => {
  expect(toTraditional(simplified)).toBe(written);
});

test('keys, types and functions of a source survive', () => {
  expect(toTraditional('waiting: (n: number) => `还差 ${n} 人`,')).toBe(
    'waiting: (n: number) => `還差 ${n} 人`,',
  );
});

test('the catalogue is served as a module', () => {
  expect(zhHant.common.house.name).toBe('同城茶館');
});

test('JSON that the server dumped is read converted', async () => {
  const { default: game } = await import('./sample.json?traditional');
  expect(game).toEqual({ key: 'wenling-liujiatong', title: '溫嶺六家統' });
});
