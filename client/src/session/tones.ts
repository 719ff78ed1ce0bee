import type { Beat, BeatElement } from '@riposte/shared';

/** The sound of an animation, or the signal that it is this seat's move. */
export type Sound = { readonly beat: Beat; readonly element?: BeatElement | undefined } | 'called';

/**
 * A short tone that slides from one pitch to another, in hertz. `lasts` is its length in seconds. With the shape
 * `noise`, the tone is a hiss without a clear pitch.
 */
export interface Tone {
  readonly shape: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
  /** Seconds until the tone starts, counted from the start of the sound. */
  readonly after?: number;
}

type Row = readonly [
  shape: Tone['shape'],
  from: number,
  to: number,
  lasts: number,
  loud: number,
  after?: number,
];

const CLANG: readonly Row[] = [
  ['triangle', 1500, 1300, 0.12, 0.4],
  ['triangle', 2200, 2100, 0.16, 0.25, 0.02],
];
const THUD: Row = ['sine', 130, 55, 0.18, 0.5];

/** The sounds of animations. For attacks, this is the movement; the sound of the element follows. */
const MOVEMENTS: Readonly<Record<Beat, readonly Row[]>> = {
  walk: [['noise', 300, 200, 0.05, 0.22]],
  push: [['noise', 520, 160, 0.3, 0.3], THUD],
  strike: [['noise', 700, 2200, 0.1, 0.22]],
  shoot: [['noise', 1100, 3200, 0.2, 0.32]],
  cast: [],
  grab: [
    ['noise', 420, 240, 0.14, 0.3],
    ['sine', 150, 100, 0.14, 0.3, 0.05],
  ],
  guard: CLANG,
  counter: [...CLANG, ['noise', 700, 2200, 0.1, 0.22, 0.14]],
  miss: [['noise', 1400, 400, 0.16, 0.2]],
  hurt: [
    ['triangle', 180, 75, 0.15, 0.4],
    ['noise', 420, 150, 0.08, 0.2],
  ],
  heal: [
    ['sine', 520, 520, 0.12, 0.3],
    ['sine', 780, 780, 0.2, 0.3, 0.1],
  ],
  trip: [
    ['noise', 520, 160, 0.12, 0.25],
    ['sine', 130, 55, 0.18, 0.45, 0.08],
  ],
  fall: [
    ['sine', 150, 45, 0.34, 0.5],
    ['noise', 300, 100, 0.2, 0.25, 0.06],
  ],
  die: [
    ['sine', 220, 52, 0.7, 0.4],
    ['triangle', 110, 41, 0.8, 0.22, 0.1],
    ['noise', 260, 80, 0.4, 0.22, 0.14],
  ],
  rise: [['sine', 300, 600, 0.25, 0.3]],
  cancel: [
    ['triangle', 520, 260, 0.14, 0.25],
    ['triangle', 360, 170, 0.16, 0.2, 0.08],
  ],
};

const ELEMENTS: Readonly<Record<BeatElement, readonly Row[]>> = {
  steel: [
    ['triangle', 2600, 2300, 0.18, 0.2],
    ['triangle', 3900, 3700, 0.12, 0.1],
    ['noise', 3500, 1800, 0.06, 0.28],
  ],
  blunt: [THUD, ['noise', 500, 200, 0.08, 0.35]],
  claws: [
    ['noise', 2600, 900, 0.07, 0.35],
    ['noise', 2300, 700, 0.08, 0.3, 0.06],
  ],
  arrow: [
    ['triangle', 190, 90, 0.09, 0.45],
    ['noise', 800, 300, 0.05, 0.25],
  ],
  stone: [
    ['sine', 110, 50, 0.25, 0.45],
    ['noise', 700, 140, 0.28, 0.35],
  ],
  fire: [
    ['noise', 400, 1500, 0.36, 0.4],
    ['noise', 2400, 700, 0.26, 0.18, 0.15],
  ],
  frost: [
    ['sine', 1800, 2500, 0.18, 0.18],
    ['sine', 2400, 3100, 0.22, 0.14, 0.07],
    ['sine', 3000, 3600, 0.25, 0.1, 0.14],
    ['noise', 5000, 3000, 0.2, 0.1],
  ],
  lightning: [
    ['noise', 4500, 600, 0.17, 0.45],
    ['sawtooth', 90, 50, 0.25, 0.16, 0.05],
  ],
  spell: [
    ['sine', 420, 880, 0.28, 0.32],
    ['sine', 630, 1320, 0.28, 0.14],
  ],
  voice: [
    ['triangle', 220, 262, 0.14, 0.3],
    ['triangle', 262, 220, 0.2, 0.28, 0.13],
    ['sine', 524, 440, 0.2, 0.1, 0.13],
  ],
};

const CALL: readonly Row[] = [
  ['sine', 660, 660, 0.14, 0.35],
  ['sine', 880, 880, 0.22, 0.35, 0.13],
];

/**
 * The delay of an element's sound after the start of an attack, in seconds, and the element of attacks that name none.
 */
const IMPACTS: Readonly<Partial<Record<Beat, readonly [after: number, usual: BeatElement]>>> = {
  strike: [0.09, 'steel'],
  shoot: [0.28, 'arrow'],
  cast: [0, 'spell'],
  counter: [0.24, 'steel'],
};

/** Returns the tones of a sound. */
export function tonesOf(sound: Sound): readonly Tone[] {
  if (sound === 'called') return CALL.map((row) => toneOf(row));
  const { beat, element } = sound;
  const movement = MOVEMENTS[beat].map((row) => toneOf(row));
  const impact = IMPACTS[beat];
  if (!impact) return movement;
  const [after, usual] = impact;
  return [...movement, ...ELEMENTS[element ?? usual].map((row) => toneOf(row, after))];
}

function toneOf([shape, from, to, lasts, loud, after = 0]: Row, later = 0): Tone {
  return { shape, from, to, lasts, loud, after: after + later };
}

/** Returns the name of a sound. Equal sounds have the same name. */
export function nameOf(sound: Sound): string {
  return sound === 'called' ? sound : `${sound.beat} ${sound.element ?? ''}`;
}
