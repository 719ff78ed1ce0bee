import type { Loudness } from './preferences.ts';
import { Spacing } from './sound-spacing.ts';
import { nameOf, type Sound, type Tone, tonesOf } from './tones.ts';

const VOLUME: Readonly<Record<Loudness, number>> = { off: 0, low: 0.12, full: 0.4 };
/** The time in which a tone reaches its full volume, in seconds. Without it, tones begin with a click. */
const ONSET = 0.006;

/** Generates short sounds. Browsers allow sounds only after the user has pressed something. */
export class Sounds {
  #context: AudioContext | null = null;
  readonly #spacing = new Spacing();

  /** Plays a sound `after` seconds from now, unless it would follow another one too closely. */
  play(sound: Sound, loudness: Loudness, after = 0): void {
    if (loudness === 'off' || !('AudioContext' in window)) return;
    this.#context ??= new AudioContext();
    const start = this.#context.currentTime + after;
    if (!this.#spacing.take(nameOf(sound), start)) return;
    for (const tone of tonesOf(sound)) this.#sound(this.#context, tone, start, VOLUME[loudness]);
  }

  #sound(context: AudioContext, tone: Tone, from: number, volume: number): void {
    const start = from + (tone.after ?? 0);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(tone.loud * volume, start + ONSET);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.lasts);
    gain.connect(context.destination);
    const source =
      tone.shape === 'noise' ? noise(context, gain, tone, start) : pitch(context, gain, tone, start);
    source.start(start);
    source.stop(start + tone.lasts);
  }
}

/** Returns a source that slides from one pitch to another. */
function pitch(
  context: AudioContext,
  into: AudioNode,
  { shape, from, to, lasts }: Tone,
  start: number,
): OscillatorNode {
  const source = new OscillatorNode(context, { type: shape as OscillatorType });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(into);
  return source;
}

/** Returns a source that hisses and slides from one pitch to another. */
function noise(
  context: AudioContext,
  into: AudioNode,
  { from, to, lasts }: Tone,
  start: number,
): AudioBufferSourceNode {
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2, frequency: from });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter).connect(into);
  return source;
}
