import { describe, expect, it } from 'vitest';
import type { Answer } from '../engine/core/script.ts';
import { withdraw } from '../engine/state/verbs.ts';
import { askForRuling } from './rulings.ts';
import { sceneWith } from './testing/scene.ts';

const MATTER = { about: 'ana', kind: 'leap', options: ['allow', 'deny'], fallback: 'deny' } as const;
const ALLOW = { option: 'allow' };

/**
 * Asks for a ruling and answers it. If `isGone`, removes the fighter before the answer. Returns the question, the
 * result and the events.
 */
function rule(matter: Parameters<typeof askForRuling>[1], answer: Answer | null, isGone = false) {
  const table = sceneWith({ hp: 1 });
  const script = askForRuling(table, matter);
  const { done, value } = script.next();
  const [question] = done ? [] : value.questions;
  const offered = question?.choices(table).map(({ option }) => option);
  if (isGone) withdraw(table, 'ana');
  table.events = [];
  return { offered, asked: question?.for, result: script.next([answer]).value, events: table.events };
}

describe('a ruling', () => {
  it('is requested from the GM and reported', () => {
    const { asked, offered, result, events } = rule({ ...MATTER, clause: 'TOY-1' }, ALLOW);
    expect([asked, offered, result]).toEqual(['gm', ['allow', 'deny'], 'allow']);
    expect(events).toEqual([
      { type: 'ruled', by: 'gm', target: 'ana', kind: 'leap', ruling: 'allow', clause: 'TOY-1' },
    ]);
  });

  it.each([
    { name: 'if the fighter that it is about has left', matter: MATTER, answer: ALLOW, isGone: true },
    { name: 'if the question was dropped', matter: MATTER, answer: null, isGone: false },
  ])('is not made $name', ({ matter, answer, isGone }) => {
    expect(rule(matter, answer, isGone)).toMatchObject({ result: null, events: [] });
  });

  it('can be made after the fighter has left, if the rulebook says that it still matters', () => {
    expect(rule({ ...MATTER, matters: () => true }, ALLOW, true).result).toBe('allow');
  });
});
