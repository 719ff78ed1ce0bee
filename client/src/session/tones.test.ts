import { BEAT_ELEMENTS, BEATS } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import { type Sound, tonesOf } from './tones.ts';

const ATTACKS = ['strike', 'shoot', 'cast', 'counter'] as const;
const SOUNDS: readonly Sound[] = [
  'called',
  ...BEATS.map((beat) => ({ beat })),
  ...ATTACKS.flatMap((beat) => BEAT_ELEMENTS.map((element) => ({ beat, element }))),
];

describe('a sound', () => {
  it.each(SOUNDS)('is audible, short and not too loud: %o', (sound) => {
    const tones = tonesOf(sound);
    expect(tones.length).toBeGreaterThan(0);
    for (const { after = 0, lasts, loud, from, to } of tones) {
      expect(after + lasts).toBeLessThan(1);
      expect(loud).toBeLessThanOrEqual(0.5);
      expect(Math.min(from, to)).toBeGreaterThan(20); // pitches slide exponentially, which never reaches 0
    }
  });

  it.each(ATTACKS)('differs for each element: %s', (beat) => {
    const kinds = new Set(BEAT_ELEMENTS.map((element) => JSON.stringify(tonesOf({ beat, element }))));
    expect(kinds.size).toBe(BEAT_ELEMENTS.length);
  });

  it('differs for each animation', () => {
    expect(new Set(BEATS.map((beat) => JSON.stringify(tonesOf({ beat })))).size).toBe(BEATS.length);
  });
});
