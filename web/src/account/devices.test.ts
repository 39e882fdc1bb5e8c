import { beforeEach, expect, test } from 'vitest';

import { speak } from '../i18n/index.ts';
import { deviceName } from './devices.ts';

beforeEach(() => speak('zh-Hans'));

test('a browser and its system are called as people call them', () => {
  expect(deviceName({ browser: 'WeChat', system: 'Android' })).toBe('微信 · 安卓');
  expect(deviceName({ browser: 'Safari', system: 'iPhone' })).toBe('Safari · iPhone');
});

test('in English names stay what they are', async () => {
  await speak('en');
  expect(deviceName({ browser: 'WeChat', system: 'Android' })).toBe('WeChat · Android');
});

test('what is not known is left out', () => {
  expect(deviceName({ browser: '', system: 'Windows' })).toBe('Windows 电脑');
  expect(deviceName({ browser: '', system: '' })).toBe('认不出的浏览器');
});
