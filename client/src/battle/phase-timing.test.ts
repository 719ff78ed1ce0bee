import { brawl } from '@riposte/shared/engine/testing/battles';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { expect, it } from 'vitest';
import { TestSeat } from '../testing/test-seat.ts';
import { sentOf } from './draft.ts';
import { timingOf } from './phase-timing.ts';
import type { BattleSnapshot } from './snapshot.ts';

const steps = ['early', 'late', 'last'].map((id) => ({ id, label: id.toUpperCase(), members: [], done: [] }));

/** Returns Ana's view of a prompt that asks when to act, in a round of three steps. */
function asked(isTiming: boolean): [BattleSnapshot, WirePrompt] {
  const snapshot = new TestSeat(brawl(), ['ana']).model.snapshot.value;
  if (!snapshot) throw new Error('There is nothing to be seen.');
  const description: BattleSnapshot['ruleset']['description'] = {
    ...snapshot.ruleset.description,
    prompts: { when: { label: 'When?', help: '', ...(isTiming && { isTiming: true }) } },
    track: () => ({ steps, now: 'early' }),
    ahead: () => ({
      steps: steps.map(({ id }) => ({ id, things: [`${id} blow`] })),
      facts: [{ label: 'Again', value: '2' }],
    }),
  };
  const pass = { option: 'pass', variants: [{}], axes: [{ until: { type: 'one', of: ['late'] } }] } as const;
  const prompt: WirePrompt = {
    id: 'p1',
    for: 'ana',
    speaker: 'ana',
    kind: 'when',
    options: [{ option: 'act', variants: [{}] }, pass],
    fallback: { option: 'pass' },
    deadline: null,
  };
  return [{ ...snapshot, ruleset: { ...snapshot.ruleset, description } }, prompt];
}

it('a prompt that asks when to act shows the actions of each step, and lets the player wait for a later step', () => {
  const timing = timingOf(...asked(true));
  expect(timing?.facts).toEqual([{ label: 'Again', value: '2' }]);
  const read = timing?.steps.map(({ label, things, isNow, wait }) => [
    label,
    things,
    isNow,
    wait && [wait.offer.option, sentOf(wait)],
  ]);
  expect(read).toEqual([
    ['EARLY', ['early blow'], true, undefined],
    ['LATE', ['late blow'], false, ['pass', { until: 'late' }]],
    ['LAST', ['last blow'], false, undefined],
  ]);
});

it('a prompt that does not ask when to act shows no steps', () => {
  expect(timingOf(...asked(false))).toBeUndefined();
});
