/** Calls and tiles spoken by the browser's own voice (报牌). */
import { language } from '../i18n/index.ts';
import { preferences } from '../settings/preferences.svelte.ts';

const RATE = 1.05;

/** Names of system voices that are a man's; the rest, and those that do not say, count as a woman's. */
const MEN = /kangkang|yunyang|yunxi|yunjian|li-?mu|daniel|david|mark|\bmale\b|男/i;

const tag = () => (language() === 'en' ? 'en' : 'zh');

/** The voice that the player chose, in the language that is spoken; undefined lets the browser choose. */
export function voiceOf(voices: readonly SpeechSynthesisVoice[], wanted: 'woman' | 'man') {
  const fitting = voices.filter((voice) => voice.lang.toLowerCase().startsWith(tag()));
  return fitting.find((voice) => MEN.test(voice.name) === (wanted === 'man')) ?? fitting[0];
}

/** Says a few words at once: what was being said is old news. */
export function say(words: string): void {
  if (!preferences.calls || typeof speechSynthesis === 'undefined') return;
  const utterance = new SpeechSynthesisUtterance(words);
  const voice = voiceOf(speechSynthesis.getVoices(), preferences.voice);
  if (voice) utterance.voice = voice;
  utterance.lang = language() === 'en' ? 'en' : 'zh-CN';
  utterance.rate = RATE;
  utterance.volume = preferences.callsVolume;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
