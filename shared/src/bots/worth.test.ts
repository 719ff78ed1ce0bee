import { describe, expect, it } from 'vitest';
import { type Effect, onDemand, type RatedForecast } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { brawl } from '../engine/testing/battles.ts';
import { toy } from '../engine/testing/toy.ts';
import { worthOf } from './worth.ts';

/** The toy game with guards as reactions, and with attacks that can also add a burden. */
const rules = {
  ...toy,
  description: {
    ...toy.description,
    resources: [
      ...toy.description.resources,
      { field: 'guards', label: 'Guards', short: 'G', look: 'pips', role: 'reaction' },
      { field: 'stress', label: 'Stress', short: 'ST', look: 'number', role: 'burden' },
    ],
  },
  fields: { ...toy.fields, stress: { get: () => 1 } },
} as unknown as Ruleset;

const standpoint = { ruleset: rules, view: brawl().table, side: 'heroes' };

/** Returns the value to the heroes of a change that is certain to happen to one of a fighter's numbers. */
function worth(target: string, field: string, by: number, defeat = 0): number {
  const effect: Effect = { target, field, changes: [[by, 1]], average: by, defeat };
  const odds = { outcomes: [], success: 1, effects: [effect] };
  return worthOf(standpoint, { cost: {}, odds, against: [], provokes: [] });
}

describe('the value of a change to a side', () => {
  it.each([
    { name: 'a foe that is hurt', change: worth('rex', 'hp', -2) },
    { name: 'a foe that loses resources for reactions', change: worth('rex', 'guards', -1) },
    { name: 'a foe whose burden grows', change: worth('rex', 'stress', 2) },
    { name: 'an ally whose burden shrinks', change: worth('ben', 'stress', -1) },
    { name: 'a foe that is defeated, regardless of the cause', change: worth('rex', 'stress', 0, 1) },
  ])('is positive for $name', ({ change }) => {
    expect(change).toBeGreaterThan(0);
  });

  it('has the opposite sign for an ally', () => {
    expect(worth('ben', 'stress', 2)).toBe(-worth('rex', 'stress', 2));
  });

  it('counts only the amount that is left to lose', () => {
    expect(worth('rex', 'guards', -9)).toBe(worth('rex', 'guards', -2));
    expect(worth('ben', 'stress', -9)).toBe(worth('ben', 'stress', -1));
  });

  it('adds up over several numbers', () => {
    const effects = ['hp', 'stress'].map((field): Effect => {
      const by = field === 'hp' ? -1 : 1;
      return { target: 'rex', field, changes: [[by, 1]], average: by, defeat: 0 };
    });
    const odds = { outcomes: [], success: 1, effects };
    const both = worthOf(standpoint, { cost: {}, odds, against: [], provokes: [] });
    expect(both).toBeCloseTo(worth('rex', 'hp', -1) + worth('rex', 'stress', 1), 12);
  });

  it('is subtracted as a cost, whether a resource is spent or a burden grows', () => {
    const paid = (cost: Record<string, number>) => worthOf(standpoint, { cost, against: [], provokes: [] });
    expect(paid({ guards: 1 })).toBeLessThan(0);
    expect(paid({ stress: -2 })).toBe(-2);
  });

  it('is found without reading the reactions if it is already too low', () => {
    const unread = () => {
      throw new Error('The reactions were read.');
    };
    const weak = onDemand({ cost: { guards: 1 } }, { against: unread, provokes: unread }) as RatedForecast;
    expect(worthOf(standpoint, weak, 0)).toBeLessThanOrEqual(0);
    expect(() => worthOf(standpoint, weak, -9)).toThrow('The reactions were read.');
  });
});
