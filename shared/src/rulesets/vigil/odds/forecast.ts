import {
  onDemand,
  type PlannedChoice,
  type RatedForecast,
  type RatedOdds,
  type RatedProvocation,
} from '../../../engine/core/forecast.ts';
import { readValues } from '../../../engine/schema/field-schema.ts';
import type { AskedId } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import { isEntryOf, ruleOf } from '../book/action-rules.ts';
import { proposedBy } from '../book/actions.ts';
import { isAttack } from '../book/attack.ts';
import { priceFor, withBoosts } from '../book/costs.ts';
import { draftOf, isOpen, type Proposal } from '../book/declare.ts';
import { canDefendActively, defenseCost, targetOf } from '../book/defense.ts';
import { move } from '../book/movement.ts';
import { AIM_PARAMS, boostsOf } from '../book/params.ts';
import { proposalNamed, readProposal } from '../book/responses.ts';
import { hasQuickSlot } from '../book/slots.ts';
import { isRuledOn } from '../book/unsteady-ground.ts';
import { BOUND_ABILITIES } from '../sheet/abilities.ts';
import type { Entry, VigilFighter, VigilTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { attackOdds, contestOdds, defenseOdds, healingOdds, traverseOdds } from './action-odds.ts';
import { worthOfEntry } from './worth.ts';

/**
 * Returns the forecast of an intent or answer: its cost, its odds and the reactions that it could provoke. Undefined if
 * there is none. The odds are exact, except that they ignore explosions less likely than one in a billion.
 */
export function forecast(table: VigilTable, by: AskedId, prospect: PlannedChoice): RatedForecast | undefined {
  const fighter = findFighter(table, by);
  if (!fighter) return undefined;
  if ('answer' in prospect && prospect.kind === 'defend')
    return forecastDefense(table, fighter, String(prospect.answer), prospect);
  const proposal = proposalIn(table, fighter, prospect);
  return proposal && forecastOf(table, fighter, proposal);
}

/** Returns the odds of the action at the top of the stack if no fighter responds; undefined if there are none. */
export function pendingOdds(table: VigilTable): RatedOdds | undefined {
  const [top] = table.stack;
  const actor = top && findFighter(table, top.by);
  return actor && oddsOf(table, actor, top);
}

/** Returns the action that a planned choice would put on the stack; undefined if there is none. */
function proposalIn(table: VigilTable, fighter: VigilFighter, prospect: PlannedChoice): Proposal | undefined {
  if (!('answer' in prospect)) {
    const { do: name, ...params } = prospect;
    return proposedBy(table, fighter.id, name, params);
  }
  const { answer, kind, ...params } = prospect;
  const proposal = kind === 'respond' ? proposalNamed(fighter, answer) : undefined;
  const aim = readValues(AIM_PARAMS, params);
  return proposal && aim && readProposal(proposal, aim);
}

function forecastOf(table: VigilTable, fighter: VigilFighter, proposal: Proposal): RatedForecast {
  const entry = draftOf(table, proposal);
  const pending = withOnTop(table, entry);
  const cost = priceFor(
    fighter,
    withBoosts(fighter, ruleOf(proposal).cost(fighter, proposal.act), entry.boosts),
  );
  const odds = oddsOf(pending, fighter, entry);
  const forecast = { cost: { ...cost, [entry.slot]: 1 }, ...(odds && { odds }) };
  return onDemand(forecast, {
    against: () => (isAttack(entry) ? activeDefense(pending, entry) : []),
    provokes: () => provoked(pending, fighter, entry),
    area: () => ruleOf(proposal).area?.(table, fighter),
  });
}

/** Returns the table with an action on top of the stack. */
function withOnTop(table: VigilTable, entry: Entry): VigilTable {
  return { ...table, stack: [entry, ...table.stack] };
}

/** Returns the odds of an action to which no fighter responds; undefined if they depend on a ruling. */
function oddsOf(table: VigilTable, actor: VigilFighter, entry: Entry): RatedOdds | undefined {
  if (isAttack(entry)) return attackOdds(table, actor, entry, 'passive');
  if (isRuledOn(table, entry)) return undefined; // VIG-R13: no odds before the GM's ruling
  if (entry.name === 'mend') return healingOdds(table, entry);
  if (entry.name === 'traverse') return traverseOdds(table, actor, entry);
  const worth = worthOfEntry(table, entry);
  return contestOdds(table, actor, entry, worth) ?? yesOrNo(1, worth);
}

/**
 * Returns the odds of an attack against an active defense without boosts. Returns an empty list if the target cannot
 * defend actively.
 */
function activeDefense(table: VigilTable, entry: Entry): RatedForecast['against'] {
  const target = targetOf(table, entry);
  const attacker = table.fighters[entry.by];
  if (!target || !attacker || !canDefendActively(table, target, entry)) return [];
  const odds = attackOdds(table, attacker, entry, { boosts: [] });
  return odds ? [{ option: 'active', label: TEXT.options.active.label, odds }] : [];
}

/** Returns the forecast of an answer to a `defend` prompt; undefined if there is no attack. */
function forecastDefense(
  table: VigilTable,
  target: VigilFighter,
  answer: string,
  params: Params,
): RatedForecast | undefined {
  const [attack] = table.stack;
  if (!attack || !isAttack(attack)) return undefined;
  const boosts = boostsOf(params);
  const isActive = answer === 'active';
  const odds = defenseOdds(table, target, attack, isActive ? { boosts } : 'passive');
  const cost = isActive ? priceFor(target, defenseCost(target, boosts)) : {};
  return { ...NOTHING, cost, ...(odds && { odds }) };
}

/** Returns the bound abilities with which enemies could respond to an action or, for a move, to one of its steps. */
function provoked(table: VigilTable, actor: VigilFighter, entry: Entry): RatedProvocation[] {
  const declared = answersTo(table, actor, actor.at, 0);
  if (!isEntryOf(entry, move) || !table.options.stepWindows) return declared;
  const later = entry.act.path.slice(0, -1).flatMap((at, index) => answersTo(table, actor, at, index + 1)); // VIG-24
  return [...declared, ...later];
}

/**
 * Returns the bound abilities with which enemies could respond to an actor in the hex `at`. Leaves out free abilities,
 * because they are always possible.
 */
function answersTo(table: VigilTable, actor: VigilFighter, at: Hex, step: number): RatedProvocation[] {
  const there = { ...table, fighters: { ...table.fighters, [actor.id]: { ...actor, at } } };
  const found: RatedProvocation[] = [];
  for (const other of enemiesOf(table, actor.id)) {
    if (!hasQuickSlot(other)) continue;
    const { id } = other;
    for (const reaction of BOUND_ABILITIES) {
      if (!other.abilities.includes(reaction) || (step > 0 && reaction !== 'block-path')) continue;
      const proposal: Proposal = { by: id, name: reaction, act: {} };
      if (!isOpen(there, other, proposal)) continue;
      found.push({ by: id, reaction, at, step, odds: reactionOdds(there, other, proposal) });
    }
  }
  return found;
}

function reactionOdds(table: VigilTable, reactor: VigilFighter, proposal: Proposal): RatedOdds {
  const entry = draftOf(table, proposal);
  return contestOdds(table, reactor, entry) ?? yesOrNo(1);
}
