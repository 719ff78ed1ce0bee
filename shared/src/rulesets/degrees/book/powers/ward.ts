import type { Script } from '../../../../engine/core/script.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { endOfNextTurn } from '../../../../engine/state/durations.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit, roll } from '../../../../engine/state/verbs.ts';
import { isPower, powerOf } from '../../sheet/powers.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import type { Means } from '../attacks/wielding.ts';
import { because, causesOf, type Tally } from '../causes.ts';
import { degreeOf, makeCheck } from '../checks.ts';
import { impairment } from '../conditions.ts';
import { healDamage } from '../damage-and-recovery/recovering.ts';
import { bend } from '../destiny/fortune.ts';
import { addMod } from '../modifiers.ts';
import { stagedAction } from '../staged-action.ts';
import { takeHelp } from '../tricks-and-assistance/effect-help.ts';
import { powerMeans } from './aiming.ts';
import { activeEffect } from './arrays.ts';
import { PARAMS, readUse, USE } from './choosing.ts';

/* Powers that heal or boost the user or an ally, without an attack check. */

export function emitUse(table: DegreesTable, by: Id, power: string, target: Id | undefined): void {
  emit(table, { type: 'used', by, power, ...(target !== undefined && { target }), clause: 'DEG-124' });
}

/** Resolves a power that heals or boosts. */
export function* help(
  table: DegreesTable,
  by: Id,
  target: Id,
  id: string,
  raised: number | undefined,
): Script {
  if (powerOf(fighterOf(table, by), id).effect.kind === 'heal')
    yield* heal(table, by, target, id, raised); // DEG-R28
  else strengthen(table, by, target, id); // DEG-124
}

/** Returns the bonus to a healing check. */
export function healingBonus(
  me: DegreesFighter,
  { rank }: Pick<Means, 'rank'>,
  helped: number,
  causes?: Tally,
): number {
  return because('rank', rank, causes) + because('ally-help', helped, causes) + impairment(me, causes); // DEG-R28
}

/** Makes a healing check. Each degree of success removes one level of damage (DEG-R28). */
function* heal(table: DegreesTable, by: Id, target: Id, id: string, raised: number | undefined): Script {
  const me = fighterOf(table, by);
  const means = powerMeans(me, id);
  const helped = takeHelp(me, means);
  const causes = causesOf((list) => healingBonus(me, means, helped, list));
  const check = makeCheck(
    by,
    { kind: 'healing', of: id, causes, dc: 10, raise: raised },
    roll(table, 20),
    null,
  ); // DEG-R28
  yield* bend(table, check);
  const degree = degreeOf(check);
  for (let level = 0; level < degree && findFighter(table, target); level++) healDamage(table, target); // DEG-R28
}

/** Adds a boost until the end of the receiver's next turn. */
function strengthen(table: DegreesTable, by: Id, target: Id, id: string): void {
  const [me, receiver] = [fighterOf(table, by), fighterOf(table, target)];
  const means = powerMeans(me, id);
  const { effect } = means;
  if (effect.kind !== 'boost') return;
  const ranks = means.rank + takeHelp(me, means);
  const until = endOfNextTurn(receiver);
  if (effect.trait === 'all') addMod(receiver, { kind: 'all', ranks, until });
  else addMod(receiver, { kind: 'boost', trait: effect.trait, ranks, until });
  emit(table, { type: 'helped', by, target, with: id, ranks, clause: 'DEG-124' });
}

/** Uses a personal power that takes a quick action, as part of a reaction (DEG-8). */
export const ward = stagedAction('use', {
  params: PARAMS,
  understand: (act, table, by) => {
    const me = findFighter(table, by);
    const power = isPower(me, act.ability) ? powerOf(me, act.ability) : undefined;
    const isWard = power?.delivery === 'personal' && power.action === 'quick'; // DEG-8
    return isWard ? readUse(act, table, by) : undefined;
  },
  ...USE,
  *run(table, by, { ability, target, raise: raised }) {
    const id = activeEffect(fighterOf(table, by), ability);
    if (id === undefined) return;
    emitUse(table, by, id, target);
    yield* help(table, by, target ?? by, id, raised);
  },
});
