import type { Effect, RatedForecast } from '../../../engine/core/forecast.ts';
import { fighter, readValue } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { certainly, mixed, NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { type DamageChanges, declaredDamage, halfOf } from '../book/damage.ts';
import { pierceable } from '../book/flow-actions.ts';
import { damageChangesOf, effectOf, type FlowEffect } from '../book/flow-effects.ts';
import type { Landing } from '../book/pending-attack.ts';
import { FLOW_ACTIONS } from '../sheet/flow-actions.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { type PlannedAttack, victimFacts } from './attack-facts.ts';
import { damageEffect, type PossibleHit } from './attack-odds.ts';
import { pendingAttack } from './attacks.ts';
import { harmTo } from './effects.ts';
import { CONDITION, POINT, PUSHED, worthOfCondition, worthOfDose, worthOfKills } from './worth.ts';

/**
 * Forecasts an answer to a `flow` prompt after a hit or a won Parry: a Flow Action or a pass. Returns undefined if no
 * attack is pending.
 */
export function forecastFlow(
  table: FlowTable,
  by: Id,
  answer: string,
  params: Params,
): RatedForecast | undefined {
  const pending = pendingAttack(table);
  if (!pending) return undefined;
  const { attack, level, landing } = pending;
  const fp = FLOW_ACTIONS[answer]?.fp ?? 0;
  const odds =
    landing && by === attack.by
      ? onHit(table, attack, level, landing, answer, params)
      : onParry(table, attack, answer, params);
  return { ...NOTHING, cost: fp > 0 ? { fp } : {}, odds };
}

function onHit(
  table: FlowTable,
  attack: PlannedAttack,
  level: Level,
  { target, worsened }: Landing,
  answer: string,
  params: Params,
) {
  const hit = { level, worsened, chance: 1 };
  const struck = struckBy(table, attack, target, hit, damageChangesOf(answer));
  const other = passedOnTo(table, attack, target, answer, params);
  const effects = other === undefined ? [struck] : [struck, halved(table, struck, other)];
  const worth = (1 - struck.defeat) * worthOfEffect(fighterOf(table, target), effectOf(answer, params.mode));
  return yesOrNo(1, answer === 'combat-flow' ? POINT.ap : worth, effects);
}

/** Returns the effect of a hit on a target. */
function struckBy(
  table: FlowTable,
  attack: PlannedAttack,
  target: Id,
  hit: PossibleHit,
  changes?: DamageChanges,
): Effect {
  const damage = declaredDamage(fighterOf(table, attack.by), attack);
  return damageEffect(damage, victimFacts(fighterOf(table, target)), [hit], changes);
}

/** Returns the id of the second fighter that Cleave or Pierce hurts, if any. */
function passedOnTo(
  table: FlowTable,
  { by }: PlannedAttack,
  target: Id,
  answer: string,
  params: Params,
): Id | undefined {
  const cleft = answer === 'cleave' ? readValue(fighter, params.target) : undefined;
  const id = answer === 'pierce' ? pierceable(table, by, target) : cleft;
  return id !== undefined && isStanding(table, id) ? id : undefined;
}

function halved(table: FlowTable, { changes }: Effect, target: Id): Effect {
  const half = mixed(changes.map(([by, chance]) => [chance, certainly(halfOf(-by))]));
  return harmTo(fighterOf(table, target), half);
}

/** Returns the worth of a Flow Action's effect on a target who stays in the fight. */
function worthOfEffect(target: FlowFighter, effect: FlowEffect): number {
  const { condition, caused, bleeding = 0, losesRp, slow = 0, push = 0 } = effect;
  return (
    (condition ? worthOfCondition(target, condition) : 0) +
    (caused && target[caused].length === 0 ? CONDITION[caused] : 0) +
    worthOfDose(target, 'bleeding', bleeding) +
    (losesRp ? target.rp * POINT.rp : 0) +
    slow * POINT.ap +
    push * PUSHED
  );
}

function onParry(table: FlowTable, attack: PlannedAttack, answer: string, { target }: Params) {
  if (answer === 'flowing-counter') {
    const { discount } = fighterOf(table, attack.target);
    return yesOrNo(1, discount > 0 ? 0 : POINT.ap);
  }
  if (answer !== 'deflection' || typeof target !== 'string' || !isStanding(table, target)) return yesOrNo(1);
  const hit = { level: 'normal', worsened: false, chance: 1 } as const; // FLOW-24
  const turned = struckBy(table, attack, target, hit);
  return yesOrNo(1, worthOfKills(table, attack.target, [turned]), [turned]);
}
