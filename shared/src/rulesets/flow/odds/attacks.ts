import { legalAct } from '../../../engine/core/action.ts';
import {
  onDemand,
  type RatedForecast,
  type RatedOdds,
  type RatedProvocation,
} from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { derived } from '../../../kit/derivation.ts';
import { NOTHING, oppositeOdds } from '../../../kit/odds.ts';
import { alliesOf } from '../../../kit/sides.ts';
import { disarm } from '../book/actions/disarm.ts';
import { disarmedItem } from '../book/actions/disarm-effect.ts';
import { ATTACK_AP, attack, attackAp } from '../book/attack.ts';
import { DEFENSES, type Defense, defenseCost, mayDefend } from '../book/defense.ts';
import { INTERCEPT_RP, interceptSpots } from '../book/intercept.ts';
import type { PendingAttack } from '../book/pending-attack.ts';
import { weaponsReaching } from '../book/reach.ts';
import { REACTION_RP, reactionWeapons } from '../book/reaction-attack.ts';
import { chosenWeapon, isMelee, weaponOf } from '../book/wielding.ts';
import { FLOW_ACTIONS, PERFECT_DEFENSE } from '../sheet/flow-actions.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { labelOf } from '../words/labels.ts';
import {
  type AttackFacts,
  attackFacts,
  type DefenseFacts,
  defenseFacts,
  interceptorFacts,
  type PlannedAttack,
  type PlannedDefense,
} from './attack-facts.ts';
import { attackOdds, interceptOdds } from './attack-odds.ts';
import { deriveAttack, deriveDefense, deriveIntercept } from './derivations.ts';
import { provocationsAt } from './provocations.ts';
import { worthOfArms } from './worth.ts';

/** Returns the forecast of an attack; undefined if the attack is illegal. */
export function forecastAttack(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, attack, by, params);
  if (!act) return undefined;
  const { target, weapon, hand, flow } = act;
  const attacker = fighterOf(table, by);
  const wielded = chosenWeapon(attacker, weapon, hand);
  if (!wielded) return undefined;
  const fp = flow === undefined ? 0 : (FLOW_ACTIONS[flow]?.fp ?? 0);
  const cost = fp > 0 ? { ap: attackAp(attacker), fp } : { ap: attackAp(attacker) };
  return ofAttack(table, { by, target, wielded, kind: 'attack', flow }, cost);
}

/**
 * Returns the forecast of a Disarm; undefined if it is illegal. Its worth includes how much less dangerous the
 * target's weapons are without the item.
 */
export function forecastDisarm(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, disarm, by, params);
  if (!act) return undefined;
  const wielded = chosenWeapon(fighterOf(table, by), act.weapon, act.hand);
  const target = fighterOf(table, act.target);
  if (!wielded) return undefined;
  const item = disarmedItem(target, act.item);
  const without = item === target.main ? { ...target, main: null } : { ...target, off: null };
  const loss = Math.max(0.5, worthOfArms(target) - worthOfArms(without));
  const forecast = ofAttack(table, { by, target: act.target, wielded, kind: 'disarm' }, { ap: ATTACK_AP });
  const rated = (odds: RatedOdds): RatedOdds => ({ ...odds, worth: (odds.worth ?? 0) + loss * odds.success });
  return onDemand(
    { cost: forecast.cost, ...(forecast.odds && { odds: rated(forecast.odds) }) },
    {
      against: () => forecast.against.map((one) => ({ ...one, odds: rated(one.odds) })),
      provokes: () => forecast.provokes,
    },
  );
}

/** Returns the forecast of an attack, including the odds against each possible defense and Intercept. */
function ofAttack(table: FlowTable, planned: PlannedAttack, cost: RatedForecast['cost']): RatedForecast {
  const shot = !isMelee(planned.wielded.weapon);
  const open = shot && table.options.alsoProvoke.includes('ranged') && planned.kind !== 'reaction-attack';
  const attack = attackFacts(table, planned);
  const forecast = { cost, odds: derived(attackOdds(attack), () => deriveAttack(table, planned, null)) };
  return onDemand(forecast, {
    against: () => defensesAgainst(table, planned, attack),
    provokes: () => [
      ...(open ? provocationsAt(table, planned.by, fighterOf(table, planned.by).at, 0) : []),
      ...interceptions(table, planned, attack),
    ],
  });
}

/** Returns the odds against each possible defense, and against the best of them combined with Perfect Defense. */
function defensesAgainst(table: FlowTable, planned: PlannedAttack, attack: AttackFacts): Against[] {
  const able = ableDefenses(table, planned).map((defense) =>
    defenseFacts(table, planned, defenseOf(table, planned, defense, {})),
  );
  const plain = able.map((defense) => against(table, planned, attack, defense));
  if (fighterOf(table, planned.target).fp < PERFECT_DEFENSE.fp) return plain;
  const perfect = able.map((defense) => perfectAgainst(table, planned, attack, defense));
  const [best] = perfect.sort((a, b) => a.odds.success - b.odds.success);
  return best ? [...plain, best] : plain;
}

type Against = RatedForecast['against'][number];

function against(
  table: FlowTable,
  planned: PlannedAttack,
  attack: AttackFacts,
  defense: DefenseFacts,
): Against {
  const option = defense.guard.defense;
  const odds = derived(attackOdds(attack, defense), () => deriveAttack(table, planned, null, defense));
  return { option, label: labelOf(option), odds };
}

function perfectAgainst(
  table: FlowTable,
  planned: PlannedAttack,
  attack: AttackFacts,
  defense: DefenseFacts,
): Against {
  const perfect = { ...defense, guard: { ...defense.guard, perfect: true } };
  const { option, label, odds } = against(table, planned, attack, perfect);
  return {
    option,
    params: { flow: 'perfect-defense' },
    label: TEXT.odds.with(labelOf('perfect-defense'), label),
    odds,
  };
}

function ableDefenses(table: FlowTable, planned: PlannedAttack): Defense[] {
  const attack = { ...planned, reacted: [] };
  return DEFENSES.filter((defense) => mayDefend(table, defense, attack));
}

/** Returns a defense, including the use of Perfect Defense and the weapon of a Riposte. */
function defenseOf(
  table: FlowTable,
  { by, target }: Pick<PlannedAttack, 'by' | 'target'>,
  defense: Defense,
  { flow, weapon }: Params,
): PlannedDefense {
  const perfect = flow === 'perfect-defense';
  if (defense !== 'riposte') return { defense, perfect };
  const able = weaponsReaching(table, fighterOf(table, target), fighterOf(table, by).at);
  return { defense, perfect, counter: able.find((one) => one.weapon.id === weapon) ?? able[0] };
}

/** Returns the possible Intercepts by the target's allies, each with the ally's first possible hex. */
function interceptions(table: FlowTable, planned: PlannedAttack, attack: AttackFacts): RatedProvocation[] {
  const { by, target, wielded } = planned;
  const mode = isMelee(wielded.weapon) ? 'melee' : 'ranged';
  return alliesOf(table, target).flatMap((ally) => {
    const [at] = interceptSpots(table, ally.id, { by, target, mode, reacted: [] });
    if (!at) return [];
    const odds = derived(interceptOdds(attack, interceptorFacts(ally)), () =>
      deriveIntercept(table, planned, null, ally),
    );
    return [{ by: ally.id, reaction: 'intercept', at, step: 0, odds }];
  });
}

/** Forecasts an answer to a defend prompt. Returns undefined if the answer is not a defense. */
export function forecastDefense(
  table: FlowTable,
  planned: PlannedAttack,
  level: Level,
  answer: string,
  params: Params,
): RatedForecast | undefined {
  const attack = attackFacts(table, planned, level);
  if (answer === 'pass') return { ...NOTHING, odds: oppositeOdds(attackOdds(attack)) };
  const defense = DEFENSES.find((one) => one === answer);
  if (!defense) return undefined;
  const rp = defenseCost(defense, planned);
  const facts = defenseFacts(table, planned, defenseOf(table, planned, defense, params));
  return {
    ...NOTHING,
    cost: params.flow === undefined ? { rp } : { rp, fp: PERFECT_DEFENSE.fp },
    odds: derived(oppositeOdds(attackOdds(attack, facts)), () => deriveDefense(table, planned, level, facts)),
  };
}

/** Forecasts an answer to an intercept prompt: an Intercept or a pass. */
export function forecastIntercept(
  table: FlowTable,
  by: Id,
  planned: PlannedAttack,
  level: Level,
  answer: string,
): RatedForecast {
  const attack = attackFacts(table, planned, level);
  if (answer === 'pass') {
    const likely = likelyDefense(table, planned, attack);
    const odds = oppositeOdds(attackOdds(attack, likely));
    if (!likely) return { ...NOTHING, odds };
    return { ...NOTHING, odds: derived(odds, () => deriveDefense(table, planned, level, likely)) };
  }
  const ally = fighterOf(table, by);
  const odds = derived(interceptOdds(attack, interceptorFacts(ally)), () =>
    deriveIntercept(table, planned, level, ally),
  );
  return { ...NOTHING, cost: { rp: INTERCEPT_RP }, odds };
}

/** Returns the target's best defense if no ally intercepts. Ignores the counterattack of a Riposte. */
function likelyDefense(
  table: FlowTable,
  planned: PlannedAttack,
  attack: AttackFacts,
): DefenseFacts | undefined {
  const tried = ableDefenses(table, planned).map((defense) => {
    const facts = defenseFacts(table, planned, { defense });
    return { facts, success: attackOdds(attack, facts).success };
  });
  return tried.sort((a, b) => a.success - b.success)[0]?.facts;
}

/**
 * Forecasts a Reaction Attack on the fighter who provokes. Returns undefined if that fighter is not standing, or if no
 * weapon can be used.
 */
export function forecastReaction(
  table: FlowTable,
  by: Id,
  answer: string,
  { weapon }: Params,
): RatedForecast | undefined {
  const provoker = table.stack[0]?.by;
  const enemy = findFighter(table, by);
  if (answer !== 'attack') return NOTHING;
  if (provoker === undefined || !enemy || !isStanding(table, provoker)) return undefined;
  const able = reactionWeapons(table, enemy, provoker);
  const wielded = able.find((one) => one.weapon.id === weapon) ?? able[0];
  if (!wielded) return undefined;
  return ofAttack(table, { by, target: provoker, wielded, kind: 'reaction-attack' }, { rp: REACTION_RP });
}

/**
 * Returns the attack on top of the stack; undefined if it has not been rolled, or its attacker is no longer standing.
 */
export function pendingAttack(
  table: FlowTable,
):
  | { readonly attack: PlannedAttack; readonly level: Level; readonly landing: PendingAttack['landing'] }
  | undefined {
  const top = table.stack[0] as PendingAttack | undefined;
  const attacker = top && findFighter(table, top.by);
  const weapon = attacker && weaponOf(attacker, top.weapon);
  if (!top?.level || !weapon || top.target === undefined) return undefined;
  if (!isStanding(table, top.by) || !findFighter(table, top.target)) return undefined;
  const { by, target, kind, hand, flow, level, landing } = top;
  return { attack: { by, target, kind, wielded: { weapon, hand }, flow: flow ?? undefined }, level, landing };
}
