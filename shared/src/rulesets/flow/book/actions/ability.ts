import type { AffectedArea } from '../../../../engine/core/forecast.ts';
import type { Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { distance } from '../../../../hex/axial.ts';
import { areaAround } from '../../../../kit/area.ts';
import { lose } from '../../../../kit/resources.ts';
import { enemiesOf, friendOf } from '../../../../kit/sides.ts';
import { type AbilityRow, abilityBy } from '../../sheet/abilities.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { type CheckSpec, isSuccess, rollCheck } from '../checks.ts';
import { skillCheck } from '../modifiers.ts';
import { faultOfRepeating } from '../permission.ts';
import { lendRp, missing } from '../points.ts';
import { faultOfReach } from '../reach.ts';
import { declare } from './declare.ts';

/** Returns the fault if the fighter cannot use the ability. */
export function faultOfAbility(
  table: FlowTable,
  by: Id,
  name: string,
  target: Id | undefined,
): Fault | undefined {
  const fighter = fighterOf(table, by);
  const ability = abilityBy(fighter.sheet.own, name);
  if (!fighter.sheet.abilities.includes(name) || !ability) return 'no-such-ability';
  const fault = name === 'rally' ? faultOfRally(table, by, target ?? '', ability) : undefined;
  if (fault) return fault;
  const spent = name === 'focus' ? faultOfRepeating(fighter, 'focus') : undefined;
  return spent ?? missing(fighter, { ap: ability.ap }, 'ability'); // FLOW-10
}

function faultOfRally(table: FlowTable, by: Id, target: Id, { range }: AbilityRow): Fault | undefined {
  const fighter = fighterOf(table, by);
  const ally = friendOf(table, by, target);
  if (!ally || target === by) return 'no-such-target';
  return faultOfReach(table, fighter, ally.at, range);
}

/** Pays for an ability and carries out its effect. */
export function* useAbility(table: FlowTable, by: Id, name: string, target: Id | undefined): Script {
  const fighter = fighterOf(table, by);
  const ability = abilityBy(fighter.sheet.own, name);
  if (!ability) return;
  declare(table, by, 'use', { ap: ability.ap }, { ability: name, ...(target ? { target } : {}) });
  if (name === 'rally' && target) lendRp(table, target, 'FLOW-15'); // FLOW-15
  if (name === 'roar') roar(table, by, ability);
  if (name === 'focus') {
    fighter.done.push('focus');
    fighter.focus = true;
  }
}

/** Returns the check with which an enemy resists Roar. */
export function roarResistance(enemy: FlowFighter): CheckSpec {
  return skillCheck(enemy, 'willpower', 'resistance', 'FLOW-10');
}

/** Makes each enemy in range roll Willpower. Enemies that fail lose 1 RP and 1 FP. */
function roar(table: FlowTable, by: Id, { range }: AbilityRow): void {
  for (const id of inEarshot(table, by, range)) {
    const { level } = rollCheck(table, id, roarResistance(fighterOf(table, id)));
    if (isSuccess(level)) continue;
    lose(table, id, 'rp', 1, 'FLOW-10');
    lose(table, id, 'fp', 1, 'FLOW-10');
  }
}

/** Returns the enemies who hear a Roar: all at most `range` hexes away. */
export function inEarshot(table: FlowTable, by: Id, range: number): Id[] {
  const { at } = fighterOf(table, by);
  return enemiesOf(table, by).flatMap((enemy) => (distance(at, enemy.at) <= range ? [enemy.id] : []));
}

/** Returns the area of an ability, and the enemies who hear it; undefined if the ability has no area. */
export function areaOfAbility(table: FlowTable, by: Id, name: string): AffectedArea | undefined {
  const { at, sheet } = fighterOf(table, by);
  const ability = name === 'roar' ? abilityBy(sheet.own, name) : undefined;
  return ability && areaAround(table, at, ability.range, inEarshot(table, by, ability.range));
}
