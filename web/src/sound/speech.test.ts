import { beforeAll, expect, test } from 'vitest';

import { speak } from '../i18n/index.ts';
import { voiceOf } from './speech.ts';

beforeAll(() => speak('zh-Hans'));

const voice = (name: string, lang: string) => ({ name, lang }) as SpeechSynthesisVoice;
const VOICES = [
  voice('Microsoft David', 'en-US'),
  voice('Microsoft Kangkang', 'zh-CN'),
  voice('Microsoft Huihui', 'zh-CN'),
];

test('a man or a woman, in the language that is spoken', () => {
  expect(voiceOf(VOICES, 'man')?.name).toBe('Microsoft Kangkang');
  expect(voiceOf(VOICES, 'woman')?.name).toBe('Microsoft Huihui');
});

test('the wrong voice is better than the wrong language, and none is left to the browser', () => {
  expect(voiceOf(VOICES.slice(0, 2), 'woman')?.name).toBe('Microsoft Kangkang');
  expect(voiceOf([], 'man')).toBeUndefined();
});
