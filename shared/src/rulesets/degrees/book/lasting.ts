import type { Id } from '../../../engine/schema/ids.ts';
import { hasLapsed, type Until } from '../../../engine/state/durations.ts';
import { fighterOf, fightersOf } from '../../../engine/state/table.ts';
import { touch } from '../../../engine/state/verbs.ts';
import type { DegreesTable, Mod } from '../table.ts';
import { rewrite } from './conditions.ts';

/* Ends effects that last until a turn or round starts or ends (DEG-R23). */

/** Ends all effects that have expired. */
export function expire(table: DegreesTable): void {
  const isOn = ({ until }: { readonly until: Until }) => !hasLapsed(table, { until }); // DEG-R23
  for (const fighter of fightersOf(table)) {
    const { id, mods, suffered, topicUntil, commanded } = fighter;
    if (!mods.every(isOn)) {
      touch(table, id);
      fighter.mods = mods.filter(isOn);
    }
    if (!suffered.every(isOn)) rewrite(table, id, { suffered: suffered.filter(isOn) }); // DEG-28
    if (commanded && !isOn(commanded)) {
      touch(table, id);
      fighter.commanded = null; // DEG-74
    }
    if (isOn({ until: topicUntil })) continue;
    touch(table, id);
    fighter.topic = null; // DEG-R55
    fighter.topicEase = null;
    fighter.topicUntil = null;
  }
}

/** Ends a delaying fighter's bonuses that last until the end of this turn. Penalties stay (DEG-116, DEG-R44). */
export function endOwnGains(table: DegreesTable, id: Id): void {
  const fighter = fighterOf(table, id);
  const isGain = ({ ranks, kind }: Mod) => ranks > 0 || kind === 'burst';
  const isOver = ({ until }: Mod) =>
    until !== null &&
    'of' in until &&
    until.of === id &&
    until.at === 'end' &&
    until.turn <= fighter.turns.begun;
  fighter.mods = fighter.mods.filter((mod) => !(isGain(mod) && isOver(mod))); // DEG-116
}
