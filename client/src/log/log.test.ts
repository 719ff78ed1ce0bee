import type { GameEvent } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { dieIsSet } from '../words/fight.ts';
import { deedsIn, type LogEntry, linesOf, newsIn, rollText, textOf } from './log.ts';

const line = (rev: number, text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  key: `${rev}.${text}`,
  rev,
  text,
  type: 'told',
  tone: 'plain',
  about: [],
  ...more,
});

describe('the log', () => {
  it('groups the lines of each action, and keeps headings separate', () => {
    const entries = [
      line(1, 'Round 1', { tone: 'heading' }),
      line(1, 'Ana strikes'),
      line(1, 'It hurts'),
      line(2, 'Ben runs'),
    ];
    expect(deedsIn(entries).map((deed) => deed.map(({ text }) => text))).toEqual([
      ['Round 1'],
      ['Ana strikes', 'It hurts'],
      ['Ben runs'],
    ]);
  });

  it.each([
    { roll: { shown: 62, needs: 75, isUnder: true } as const, text: '62 ≤ 75' },
    { roll: { shown: 80, needs: 75, isUnder: true } as const, text: '80 > 75' },
    { roll: { shown: 14, needs: 12 }, text: '14 ≥ 12' },
    { roll: { shown: 9, needs: 12 }, text: '9 < 12' },
    { roll: { shown: 9 }, text: '9' },
  ])('shows a roll as "$text"', ({ roll, text }) => {
    expect(rollText(roll)).toBe(text);
  });

  it('sums up each recent action and its results in a sentence', () => {
    const entries = [
      line(1, 'Ben runs'),
      line(2, 'Ana strikes', { roll: { shown: 9, needs: 12 } }),
      line(2, 'Ben ducks'),
    ];
    expect(newsIn(entries, 1).map(({ text }) => text)).toEqual(['Ana strikes 9 < 12; Ben ducks']);
  });

  it('can be exported as text', () => {
    const entries = [
      line(1, 'Round 1', { tone: 'heading' }),
      line(1, 'Ana strikes', { roll: { shown: 9, needs: 12 }, arithmetic: '4 + 5', clause: 'TOY-1' }),
    ];
    expect(textOf(entries)).toBe('Round 1\nAna strikes [9 < 12] (4 + 5) TOY-1');
  });

  it('mentions a die that the GM has set, in recent actions and in the exported text', () => {
    const { ruleset } = new TestSeat(demoBattle(), 'gm').battle;
    const line = ({ type }: GameEvent) => ({ text: type, tone: 'plain' as const });
    const struck = { type: 'struck', setDie: { sides: 20, face: 20, fell: 7 } };
    const spoken = { ...ruleset, description: { ...ruleset.description, line } };
    const entries = linesOf(spoken, { rev: 1, events: [struck] }, String);
    const text = `struck ${dieIsSet(20, 20, 7)}`;
    expect(newsIn(entries, 1)).toMatchObject([{ text }]);
    expect(textOf(entries)).toBe(text);
  });
});
