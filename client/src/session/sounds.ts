import type { Beat } from '@riposte/shared';
import type { Loudness } from './preferences.ts';

/** The sound of an animation, or the signal that it is this seat's move. */
export type Sound = Beat | 'called';

/**
 * A short tone that slides from one pitch to another, in hertz. `lasts` is its length in seconds. With the shape
 * `noise`, the tone is a hiss without a clear pitch.
 */
interface Tone {
  readonly shape: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
  /** Seconds until the tone starts, counted from the start of the sound. */
  readonly after?: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  walk: [{ shape: 'noise', from: 300, to: 200, lasts: 0.05, loud: 0.25 }],
  strike: [{ shape: 'noise', from: 2400, to: 700, lasts: 0.12, loud: 0.5 }],
  shoot: [{ shape: 'noise', from: 900, to: 3000, lasts: 0.14, loud: 0.4 }],
  cast: [{ shape: 'sine', from: 420, to: 880, lasts: 0.28, loud: 0.35 }],
  guard: [
    { shape: 'triangle', from: 1500, to: 1300, lasts: 0.12, loud: 0.4 },
    { shape: 'triangle', from: 2200, to: 2100, lasts: 0.16, loud: 0.25, after: 0.02 },
  ],
  miss: [{ shape: 'noise', from: 1400, to: 400, lasts: 0.16, loud: 0.2 }],
  hurt: [{ shape: 'square', from: 170, to: 70, lasts: 0.14, loud: 0.35 }],
  heal: [
    { shape: 'sine', from: 520, to: 520, lasts: 0.12, loud: 0.3 },
    { shape: 'sine', from: 780, to: 780, lasts: 0.2, loud: 0.3, after: 0.1 },
  ],
  fall: [{ shape: 'sawtooth', from: 150, to: 40, lasts: 0.4, loud: 0.4 }],
  rise: [{ shape: 'sine', from: 300, to: 600, lasts: 0.25, loud: 0.3 }],
  called: [
    { shape: 'sine', from: 660, to: 660, lasts: 0.14, loud: 0.35 },
    { shape: 'sine', from: 880, to: 880, lasts: 0.22, loud: 0.35, after: 0.13 },
  ],
};

const VOLUME: Readonly<Record<Loudness, number>> = { off: 0, low: 0.12, full: 0.4 };

/** Generates short sounds. Browsers allow sounds only after the user has pressed something. */
export class Sounds {
  #context: AudioContext | null = null;

  play(sound: Sound, loudness: Loudness): void {
    if (loudness === 'off' || !('AudioContext' in window)) return;
    this.#context ??= new AudioContext();
    for (const tone of TONES[sound]) this.#sound(this.#context, tone, VOLUME[loudness]);
  }

  #sound(context: AudioContext, { shape, from, to, lasts, loud, after = 0 }: Tone, volume: number): void {
    const start = context.currentTime + after;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(loud * volume, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    gain.connect(context.destination);
    const source =
      shape === 'noise'
        ? noise(context, gain, from, to, start, lasts)
        : new OscillatorNode(context, { type: shape });
    if (source instanceof OscillatorNode) {
      source.frequency.setValueAtTime(from, start);
      source.frequency.exponentialRampToValueAtTime(to, start + lasts);
      source.connect(gain);
    }
    source.start(start);
    source.stop(start + lasts);
  }
}

/** Plays a hiss that slides from one pitch to another. */
function noise(
  context: AudioContext,
  into: AudioNode,
  from: number,
  to: number,
  start: number,
  lasts: number,
): AudioBufferSourceNode {
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2, frequency: from });
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter).connect(into);
  return source;
}
