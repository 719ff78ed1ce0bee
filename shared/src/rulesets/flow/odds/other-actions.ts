import { legalAct } from '../../../engine/core/action.ts';
import { onDemand, type RatedForecast, type RatedOdds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { distance } from '../../../hex/axial.ts';
import { derived } from '../../../kit/derivation.ts';
import { dice, mapped, orNothing, unanswered, yesOrNo } from '../../../kit/odds.ts';
import { alliesOf, enemiesOf } from '../../../kit/sides.ts';
import { areaOfAbility, inEarshot, roarResistance } from '../book/actions/ability.ts';
import { FLOW_STATE_AP, TOTAL_DEFENSE_AP } from '../book/actions/flow.ts';
import { MAINTAIN_AP } from '../book/actions/grapple.ts';
import { drinkAp, healedBy } from '../book/actions/items.ts';
import { BOLT, costOfItem, wandResistance } from '../book/actions/magic-item.ts';
import { readyAp } from '../book/actions/readiable.ts';
import { ready } from '../book/actions/ready.ts';
import { SHAKE_OFF_AP } from '../book/actions/shake-off.ts';
import { ACTIONS } from '../book/actions.ts';
import { drOf, wielded } from '../book/wielding.ts';
import { abilityBy } from '../sheet/abilities.ts';
import { FLOW_ACTIONS } from '../sheet/flow-actions.ts';
import { CHARM, HEALING, WAND } from '../sheet/items.ts';
import { type FlowFighter, type FlowTable, ONGOING } from '../table.ts';
import { labelOf } from '../words/labels.ts';
import { attackFacts, type PlannedAttack } from './attack-facts.ts';
import { attackOdds } from './attack-odds.ts';
import { successOf } from './chances.ts';
import { deriveFailedResistance } from './derivations.ts';
import { damageOdds, harmTo, lossIn, reliefTo } from './effects.ts';
import { provocationsAt } from './provocations.ts';
import { CONDITION, costOfOngoing, POINT, pressure, worthOfFp, worthOfKills, worthOfRp } from './worth.ts';

type CostAndOdds = { readonly cost: RatedForecast['cost']; readonly odds: RatedOdds };

/** Functions that return the cost and odds of actions other than attacks, spells and contests, by name. */
const OTHER_ACTIONS: Readonly<
  Record<string, (table: FlowTable, by: Id, params: Params) => CostAndOdds | undefined>
> = {
  'flow-state': (table, by) => ({
    cost: { ap: FLOW_STATE_AP },
    odds: yesOrNo(1, fighterOf(table, by).fp > 0 ? POINT.fp : 0),
  }),
  'total-defense': (table, by) => ({
    cost: { ap: TOTAL_DEFENSE_AP },
    odds: yesOrNo(1, worthOfGuard(table, by)),
  }),
  'shake-off': (table, by, { condition }) => ({
    cost: { ap: SHAKE_OFF_AP },
    odds: yesOrNo(1, worthOfRelief(table, by, String(condition))),
  }),
  maintain: () => ({ cost: { ap: MAINTAIN_AP }, odds: yesOrNo(1, CONDITION.grappled - 1) }),
  release: () => ({ cost: {}, odds: yesOrNo(1, 0) }),
  drink: (table, by, { item }) => drinkOdds(table, by, String(item)),
  flow: (table, by, params) => flowOdds(table, by, params),
  use: (table, by, params) => useOdds(table, by, params),
};

/** Returns the forecast of an action in `OTHER_ACTIONS`; undefined if the action is illegal now. */
export function forecastOtherAction(
  table: FlowTable,
  by: Id,
  name: string,
  params: Params,
): RatedForecast | undefined {
  const action = ACTIONS[name];
  const rate = OTHER_ACTIONS[name];
  if (!action || !rate || !legalAct(table, action, by, params)) return undefined;
  const rated = rate(table, by, params);
  if (!rated) return undefined;
  const provoker =
    name === 'drink' ? 'drink' : name === 'use' && params.item !== undefined ? 'item' : undefined;
  const isOpen = provoker !== undefined && table.options.alsoProvoke.includes(provoker);
  return onDemand(rated, {
    provokes: () => (isOpen ? provocationsAt(table, by, fighterOf(table, by).at, 0) : []),
    area: () => (name === 'use' ? areaOfAbility(table, by, String(params.ability)) : undefined),
  });
}

/** Returns the worth of Total Defense. It gains time for allies, so it is worth less with fewer allies. */
function worthOfGuard(table: FlowTable, by: Id): number {
  const { rp } = fighterOf(table, by);
  const timeWellSpent = Math.min(1, 0.25 + 0.25 * alliesOf(table, by).length);
  return timeWellSpent * pressure(table, by) * (POINT.rp + 0.8 * rp);
}

function worthOfRelief(table: FlowTable, by: Id, condition: string): number {
  const fighter = fighterOf(table, by);
  const ongoing = ONGOING.find((one) => one === condition);
  return ongoing ? costOfOngoing(fighter, ongoing, fighter[ongoing]) : CONDITION.pinned;
}

function drinkOdds(table: FlowTable, by: Id, item: string): CostAndOdds {
  const fighter = fighterOf(table, by);
  const cost = { ap: drinkAp(fighter, item) };
  if (item === 'antidote')
    return { cost, odds: yesOrNo(1, costOfOngoing(fighter, 'poisoned', fighter.poisoned)) };
  const healing = mapped(dice(HEALING.dice, HEALING.sides), healedBy);
  return { cost, odds: yesOrNo(1, 0, [reliefTo(fighter, healing)]) };
}

/** Returns the odds of a Flow Action that does not accompany an attack or a defense. */
function flowOdds(table: FlowTable, by: Id, { action }: Params): CostAndOdds {
  const cost = { fp: FLOW_ACTIONS[String(action)]?.fp ?? 0 };
  if (action === 'ward') return { cost, odds: yesOrNo(1, worthOfRp(table, by)) };
  if (action === 'steal-momentum') return { cost, odds: yesOrNo(1, 2 * POINT.ap) };
  return { cost, odds: yesOrNo(1, fighterOf(table, by).braced ? 0 : pressure(table, by)) };
}

function useOdds(table: FlowTable, by: Id, { ability, item, target }: Params): CostAndOdds | undefined {
  if (item === CHARM.id) return { cost: costOfItem(item), odds: yesOrNo(1, worthOfRp(table, by)) };
  if (item === WAND.id && typeof target === 'string') return wandOdds(table, by, target);
  const known = typeof ability === 'string' ? abilityBy(fighterOf(table, by).sheet.own, ability) : undefined;
  if (!known) return undefined;
  const cost = { ap: known.ap };
  if (ability === 'rally') return { cost, odds: yesOrNo(1, worthOfRp(table, String(target))) };
  return {
    cost,
    odds: yesOrNo(1, ability === 'roar' ? worthOfRoar(table, by, known.range) : worthOfFocus(table, by)),
  };
}

function wandOdds(table: FlowTable, by: Id, target: Id): CostAndOdds {
  const enemy = fighterOf(table, target);
  const resisted = successOf(wandResistance(enemy));
  const damage = orNothing([[1 - resisted, damageOdds(BOLT, drOf(enemy))]]);
  const harm = harmTo(enemy, damage);
  return {
    cost: costOfItem(WAND.id),
    odds: derived(yesOrNo(1 - resisted, worthOfKills(table, by, [harm]), [harm]), () =>
      deriveFailedResistance(table, labelOf(WAND.id), { by: target, check: wandResistance(enemy) }),
    ),
  };
}

function worthOfRoar(table: FlowTable, by: Id, range: number): number {
  return inEarshot(table, by, range).reduce((sum, id) => {
    const enemy = fighterOf(table, id);
    const loses = 1 - successOf(roarResistance(enemy));
    return sum + loses * ((enemy.rp > 0 ? POINT.rp : 0) + (enemy.fp > 0 ? POINT.fp : 0));
  }, 0);
}

/** Returns how many hit points Focus adds to the worth of the best next shot; 0 if the AP do not allow a shot. */
function worthOfFocus(table: FlowTable, by: Id): number {
  const fighter = fighterOf(table, by);
  const bow = wielded(fighter).find(({ weapon }) => weapon.range !== undefined);
  if (!bow || fighter.ap < 3) return 0;
  const focused = { ...table, fighters: { ...table.fighters, [by]: { ...fighter, focus: true } } };
  const gains = enemiesOf(table, by).map(({ id: target }) => {
    const shot = { by, target, wielded: bow, kind: 'attack' } as const;
    return averageLoss(focused, shot) - averageLoss(table, shot) + worthOfFp(fighter, 2) / 10;
  });
  return Math.max(0, ...gains);
}

/** Returns how many hit points the target of an attack loses on average if it does not react. */
function averageLoss(table: FlowTable, attack: PlannedAttack): number {
  return lossIn(attackOdds(attackFacts(table, attack)));
}

/**
 * Forecasts readying an action. Only an attack on an enemy who may soon come within reach is rated above 0. Returns
 * undefined if readying is not legal, or if the fighter has no enemy or no weapon in hand.
 */
export function forecastReady(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, ready, by, params);
  const fighter = findFighter(table, by);
  const foe = fighter && nearestEnemy(table, fighter);
  const [weapon] = fighter ? wielded(fighter) : [];
  if (!act || !foe || !weapon) return undefined;
  const { trigger, action: readied } = act;
  const gap = distance(foe.at, fighter.at);
  const isBlow = readied.do === 'attack' && trigger.on === 'enters-reach';
  const mayCome = isBlow && gap > 2 && gap <= LIKELY_TO_COME;
  const worth = mayCome
    ? CHANCE_TO_COME * averageLoss(table, { by, target: foe.id, wielded: weapon, kind: 'attack' })
    : 0;
  return unanswered({ ap: readyAp(table, by, readied) }, yesOrNo(1, worth));
}

/** Returns the nearest enemy. If several are equally near, returns the first in turn order. */
function nearestEnemy(table: FlowTable, { id, at }: FlowFighter): FlowFighter | undefined {
  return enemiesOf(table, id).reduce<FlowFighter | undefined>(
    (nearest, enemy) => (nearest && distance(nearest.at, at) <= distance(enemy.at, at) ? nearest : enemy),
    undefined,
  );
}

/** The maximum distance in hexes of an enemy who may soon come within reach. */
const LIKELY_TO_COME = 8;
/** The estimated chance that an enemy at most `LIKELY_TO_COME` hexes away comes within reach. */
const CHANCE_TO_COME = 0.4;
