/**
 * The sounds of the table, made on the spot by WebAudio (docs/look.md §6). Nothing is downloaded, nothing is music.
 *
 * A browser lets a page sound only after a gesture, so the context is made by the first cue that follows one.
 */
import { preferences } from '../settings/preferences.svelte.ts';

export type Cue =
  'put' | 'draw' | 'turn' | 'low' | 'claim' | 'call' | 'points' | 'win' | 'refused' | 'phrase';

type Voice = (context: AudioContext, out: AudioNode, at: number) => void;

let context: AudioContext | undefined;

/** Whether the page has been touched; a browser that cannot say so refuses by itself. */
const touched = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** Sounds a cue, if the player wants effects and has touched the page already. */
export function sound(cue: Cue): void {
  if (!preferences.effects || typeof AudioContext === 'undefined') return;
  if (!touched()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const volume = context.createGain();
  volume.gain.value = preferences.effectsVolume;
  volume.connect(context.destination);
  VOICES[cue](context, volume, context.currentTime);
}

/** A short shake of the hand-held, where it can. */
export function buzz(milliseconds: number): void {
  if (preferences.vibrate && touched() && 'vibrate' in navigator) navigator.vibrate(milliseconds);
}

const D5 = 587.33;
const E5 = 659.26;
const A5 = 880;

/** One decaying tone. */
function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  {
    pitch,
    length,
    loud,
    shape = 'sine',
  }: { pitch: number; length: number; loud: number; shape?: OscillatorType },
): void {
  const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch });
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Noise through a band: a tile on felt, a card on wood. */
function noise(
  context: AudioContext,
  out: AudioNode,
  at: number,
  { pitch, width, length, loud }: { pitch: number; width: number; length: number; loud: number },
): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length);
  const source = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: pitch / width });
  const gain = new GainNode(context, { gain: loud });
  source.connect(band).connect(gain).connect(out);
  source.start(at);
}

const wood = (context: AudioContext, out: AudioNode, at: number, loud: number) =>
  tone(context, out, at, { pitch: 1000, length: 0.03, loud, shape: 'triangle' });

const pluck = (context: AudioContext, out: AudioNode, at: number, pitch: number) =>
  tone(context, out, at, { pitch, length: 0.4, loud: 0.22, shape: 'triangle' });

const VOICES: Record<Cue, Voice> = {
  put: (context, out, at) => {
    tone(context, out, at, { pitch: 2600, length: 0.002, loud: 0.5, shape: 'square' });
    noise(context, out, at + 0.002, { pitch: 2200, width: 1400, length: 0.035, loud: 0.8 });
  },
  draw: (context, out, at) => noise(context, out, at, { pitch: 5000, width: 2000, length: 0.06, loud: 0.12 }),
  turn: (context, out, at) => {
    tone(context, out, at, { pitch: 880, length: 0.5, loud: 0.16 });
    tone(context, out, at, { pitch: 1320, length: 0.5, loud: 0.1 });
  },
  low: (context, out, at) => wood(context, out, at, 0.35),
  claim: (context, out, at) => {
    wood(context, out, at, 0.2);
    wood(context, out, at + 0.11, 0.2);
  },
  call: (context, out, at) => noise(context, out, at, { pitch: 900, width: 700, length: 0.05, loud: 0.5 }),
  points: (context, out, at) => {
    pluck(context, out, at, D5);
    pluck(context, out, at + 0.12, A5);
  },
  win: (context, out, at) => {
    for (const [step, pitch] of [D5, E5, A5].entries()) pluck(context, out, at + step * 0.16, pitch);
  },
  refused: (context, out, at) => tone(context, out, at, { pitch: 180, length: 0.06, loud: 0.4 }),
  phrase: (context, out, at) => tone(context, out, at, { pitch: 520, length: 0.08, loud: 0.18 }),
};
