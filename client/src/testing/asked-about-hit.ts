import type { RatedOdds } from '@riposte/shared';
import { brawl } from '@riposte/shared/engine/testing/battles';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { TestSeat } from './test-seat.ts';

/**
 * The forecast that a test sets for an answer: the hit points that Rex loses on average, and whether the odds are
 * known. `worth` is the value that bots see in the answer.
 */
interface Told {
  readonly lost: number;
  readonly isKnown?: boolean;
  readonly worth?: number;
}

/** Returns Rex's view and prompt while Ana is about to hit Rex. `answers` sets the forecast of each answer. */
export function askedAboutHit(answers: Readonly<Record<string, Told>>): {
  readonly snapshot: BattleSnapshot;
  readonly prompt: WirePrompt;
} {
  const seat = new TestSeat(brawl({ dice: [1] }), ['rex']).see({ as: 'ana', do: 'hit', target: 'rex' });
  const snapshot = seat.model.snapshot.value;
  const prompt = snapshot?.prompts[0];
  if (!snapshot || !prompt) throw new Error('The test has no prompt.');
  const ruleset: BattleSnapshot['ruleset'] = {
    ...snapshot.ruleset,
    forecast: (_table, _by, { answer }) => {
      const told = answers[String(answer)];
      if (!told) return undefined;
      return { cost: {}, ...(told.isKnown !== false && { odds: oddsOf(told) }), against: [], provokes: [] };
    },
  };
  return { snapshot: { ...snapshot, ruleset }, prompt };
}

function oddsOf({ lost, worth = 0 }: Told): RatedOdds {
  const outcomes = [{ id: 'done', label: 'Done', chance: 1 }];
  const effect = { target: 'rex', field: 'hp', changes: [[-lost, 1]] as const, average: -lost, defeat: 0 };
  return { outcomes, success: 1, effects: [effect], worth };
}
