import type { Ruleset } from '../engine/core/ruleset.ts';
import { beatOf, healthChange } from '../engine/presentation/health-change.ts';
import { lineOf } from '../engine/presentation/log-lines.ts';
import { isGoodRoll, luckyRoll } from '../engine/presentation/luck.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { GameEvent } from '../engine/state/event.ts';
import { type FightRecord, MOST } from './campaign.ts';

/** The maximum length of a deed, in characters. */
const LONGEST_DEED = 300;

/**
 * Returns a fighter's part in a fight, derived from the fight's events: its deeds as log lines, and its luck. Its deeds
 * are the deaths and falls that it caused or suffered, its heaviest blow, and its great successes. Luck is the number
 * of its good rolls minus the expected number, over all rolls whose chance is known; null if there are none. A die that
 * the GM has set does not count.
 */
export function fightRecordOf(
  ruleset: Ruleset,
  events: readonly GameEvent[],
  id: Id,
  nameOf: (id: Id) => string,
): FightRecord {
  const { description } = ruleset;
  const own = events.filter(({ by, target }) => by === id || target === id);
  const blows = own.filter((event) => event.by === id && (healthChange(ruleset, event)?.by ?? 0) < 0);
  const heaviest = blows.reduce<GameEvent | undefined>(
    (most, blow) => (Number(blow.amount) > Number(most?.amount ?? 0) ? blow : most),
    undefined,
  );
  const isDeed = (event: GameEvent) =>
    event === heaviest ||
    ['fall', 'die'].includes(beatOf(ruleset, event) ?? '') ||
    (event.by === id && description.roll?.(event)?.outcome === 'great');
  const lines = own.filter(isDeed).map((event) => lineOf(ruleset, event, nameOf)?.text ?? '');
  const deeds = [...new Set(lines)].filter((line) => line !== '').map((line) => line.slice(0, LONGEST_DEED));
  return { deeds: deeds.slice(-MOST.deeds), luck: luckOf(ruleset, own, id) };
}

function luckOf(ruleset: Ruleset, own: readonly GameEvent[], id: Id): number | null {
  const rolls = own
    .filter(({ by, target }) => (by ?? target) === id)
    .flatMap((event) => luckyRoll(ruleset, event) ?? []);
  if (rolls.length === 0) return null;
  const expected = rolls.reduce((sum, { chance }) => sum + chance, 0);
  return Math.round((rolls.filter(isGoodRoll).length - expected) * 100) / 100;
}
