import { describe, expect, it } from 'vitest';
import type { Answer } from '../engine/core/script.ts';
import { withdraw } from '../engine/state/verbs.ts';
import { askForRuling } from './rulings.ts';
import { sceneWith } from './testing/scene.ts';

const MATTER = { about: 'ana', kind: 'leap', options: ['allow', 'deny'], fallback: 'deny' } as const;
const ALLOW = { option: 'allow' };

/** Asks for a ruling, changes the table meanwhile, and answers. Returns the options and the result. */
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
    { name: 'once whom it is about is gone', matter: MATTER, answer: ALLOW, isGone: true },
    { name: 'if the question was dropped', matter: MATTER, answer: null, isGone: false },
  ])('does not come about $name', ({ matter, answer, isGone }) => {
    expect(rule(matter, answer, isGone)).toMatchObject({ result: null, events: [] });
  });

  it('may matter after the fighter has left', () => {
    expect(rule({ ...MATTER, matters: () => true }, ALLOW, true).result).toBe('allow');
  });
});
