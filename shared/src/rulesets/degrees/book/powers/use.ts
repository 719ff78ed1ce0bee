import type { Script } from '../../../../engine/core/script.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import type { Hex } from '../../../../hex/axial.ts';
import { powerOf } from '../../sheet/powers.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { lockPowerAfterFailure } from '../attacks/strike.ts';
import { strikeWith } from '../attacks/strike-with.ts';
import type { Means } from '../attacks/wielding.ts';
import { because, type Tally } from '../causes.ts';
import { resist, takeEffect } from '../damage-and-recovery/resisting.ts';
import { Ranks, stanceRanks } from '../modifiers.ts';
import { fromWhoseTurn } from '../order.ts';
import { slamBy } from '../raise-hunch-smash-and-slam/raising.ts';
import { type StagedActionSpec, stagedAction, type Windows } from '../staged-action.ts';
import { brace } from '../surges/ask-with-surge.ts';
import { counterWindow } from '../surges/counter.ts';
import { takeHelp } from '../tricks-and-assistance/effect-help.ts';
import { isArea, isHelpful, isInArea, powerMeans } from './aiming.ts';
import { activeEffect } from './arrays.ts';
import { PARAMS, readUse, USE, type Use } from './choosing.ts';
import { emitUse, help } from './ward.ts';

/** Uses a power (DEG-124 to DEG-128). */
export const usePower: StagedActionSpec<Use> = {
  ...USE,
  *run(table, by, { ability, target, at, raise: raised, smash: smashed, slam: slammed }, windows) {
    const me = fighterOf(table, by);
    const id = activeEffect(me, ability);
    if (!id) return;
    const power = powerOf(me, id);
    emitUse(table, by, id, target);
    if (isArea(power)) return yield* strikeArea(table, by, id, at ?? me.at, windows); // DEG-R27
    if (isHelpful(power)) return yield* help(table, by, target ?? by, id, raised);
    if (target === undefined) return;
    const slams = slamBy(slammed, me.moved);
    const means = powerMeans(me, id);
    yield* strikeWith(table, { by, target, means, raise: raised, smash: smashed, ...slams }, windows);
  },
};

/** Resolves an area power. Each fighter in the area makes a Reflex check, then resists the effect (DEG-R27). */
function* strikeArea(table: DegreesTable, by: Id, id: string, at: Hex, windows: Windows): Script {
  const me = fighterOf(table, by);
  const power = powerOf(me, id);
  me.areaIn = table.round; // DEG-12
  const means = powerMeans(me, id);
  const helped = takeHelp(me, means); // DEG-R49
  const inside = fromWhoseTurn(table).filter((other) => isInArea(me, power, at, other));
  for (const target of inside.map((other) => other.id))
    yield* strikeInArea(table, by, target, means, helped, windows);
}

/**
 * Returns the effect rank of an area power for one target. The DC of the target's Reflex check is 10 plus this rank.
 */
export function areaRank(
  me: DegreesFighter,
  foe: DegreesFighter,
  { rank }: Means,
  helped: number,
  causes?: Tally,
): number {
  return because('rank', rank, causes) + new Ranks(causes).add(helped, 'ally-help').sum(me, foe); // DEG-R49
}

/** Returns the DC to resist an area power's effect. A successful Reflex check halves the rank. */
export function areaDc(me: DegreesFighter, foe: DegreesFighter, rank: number, isDodged: boolean): number {
  const left = isDodged ? Math.ceil(rank / 2) : rank; // DEG-R27
  return 10 + left + stanceRanks(me, foe, false); // DEG-119
}

function* strikeInArea(
  table: DegreesTable,
  by: Id,
  target: Id,
  means: Means,
  helped: number,
  windows: Windows,
): Script {
  const countered = yield* counterWindow(table, by, target, means, false, windows); // DEG-R27
  const [me, foe] = [findFighter(table, by), findFighter(table, target)];
  if (countered === 'canceled' || !me || !foe || foe.defeated) return;
  const rank = areaRank(me, foe, means, helped);
  const dodged = yield* resist(table, target, 'reflex', 10 + rank); // DEG-R27
  const still = findFighter(table, target);
  if (!still || still.defeated) return;
  yield* brace(table, target, windows); // DEG-94
  const [user, braced] = [findFighter(table, by), findFighter(table, target)];
  if (!user || !braced || braced.defeated) return;
  const resisted = yield* takeEffect(table, by, target, means, areaDc(user, braced, rank, dodged > 0));
  lockPowerAfterFailure(table, { by, target, means }, -resisted); // DEG-R25
}

export const use = stagedAction('use', {
  params: PARAMS,
  ...usePower,
  understand: (act, table, by) => readUse(act, table, by),
});
