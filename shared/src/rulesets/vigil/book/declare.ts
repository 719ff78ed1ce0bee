import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit, lay } from '../../../engine/state/verbs.ts';
import type { Act, Entry, Slot, VigilFighter, VigilTable } from '../table.ts';
import type { ActionRule } from './action-rule.ts';
import { ABILITIES, ruleOf } from './action-rules.ts';
import { boostChoices, boostFault, knownBoosts } from './boosts.ts';
import { AMBUSHED, DAZED, faultOfFooting, has, hasFooting, isAmbushed, movementValue } from './conditions.ts';
import { canPay, pay, shortage, withBoosts } from './costs.ts';
import { knows } from './preparing.ts';
import { hasSlot, slotFault, spendSlot } from './slots.ts';
import { statOfGround } from './unsteady-ground.ts';

/** An action that a fighter wants to put on the stack. */
export interface Proposal {
  readonly by: Id;
  /** The name of the action's rule, which is also the name of its stack entry. */
  readonly name: string;
  readonly act: Act;
  /** True if the action was prepared and is now performed as a quick action. */
  readonly isPrepared?: boolean;
}

/** Returns the slot that an action uses. A prepared action counts as quick everywhere. */
function slotOf({ slot }: ActionRule, { isPrepared }: Proposal): Slot {
  return isPrepared ? 'quick' : slot; // VIG-63
}

/**
 * Returns the first fault of an action in the order of VIG-73; undefined if it is legal. The input is
 * already well-formed, so the first check is whether the actor knows the ability.
 */
export function faultOf(table: VigilTable, proposal: Proposal): Fault | undefined {
  const { by, name, act } = proposal;
  const rule = ruleOf(proposal);
  const actor = fighterOf(table, by);
  const slot = slotOf(rule, proposal);
  const [parent] = table.stack;
  const boosts = act.boosts ?? [];
  if (name in ABILITIES && !knows(actor, name)) return 'not-known'; // VIG-73: the checks follow this order
  return (
    rule.faultOfMeans?.(table, actor, act) ??
    (rule.isBound && !parent ? 'wrong-phase' : undefined) ?? // VIG-26
    unlessWaived(actor, faultOfConditions(table, actor, rule, slot, act)) ??
    slotFault(table, actor, slot) ??
    rule.faultOfAim?.(table, actor, act, parent) ?? // VIG-36: a response responds to the top action
    boostFault(actor, boosts, (boost) => rule.allowsBoost?.(boost, act, actor) ?? false) ??
    shortage(table, actor, withBoosts(actor, rule.cost(actor, act), boosts))
  );
}

/** Returns the fault if a condition forbids the action. */
function faultOfConditions(
  table: VigilTable,
  actor: VigilFighter,
  rule: ActionRule,
  slot: Slot,
  act: Act,
): Fault | undefined {
  const { boosts = [] } = act;
  if (isAmbushed(table, actor) && (slot !== 'quick' || boosts.length > 0)) return AMBUSHED; // VIG-61
  if (slot === 'regular' && has(actor, 'dazed')) return DAZED;
  return needsFooting(rule, act) ? faultOfFooting(actor) : undefined;
}

/** Returns whether an action with these parameters is impossible for a held or prone fighter. */
function needsFooting(rule: ActionRule, act: Act): boolean {
  return rule.needsFooting?.(act) === true;
}

/** Declares an action: spends its slot, pays for it and its boosts, and puts it on the stack (VIG-29, VIG-44). */
export function declare(table: VigilTable, proposal: Proposal): void {
  const entry = draftOf(table, proposal);
  const actor = fighterOf(table, entry.by);
  const [parent] = table.stack;
  spendSlot(table, actor, entry.slot);
  pay(table, actor, withBoosts(actor, ruleOf(entry).cost(actor, entry.act), entry.boosts)); // VIG-44
  if (entry.isPrepared) actor.prepared = null; // VIG-63
  lay(table, entry); // VIG-29
  emitDeclared(table, entry, parent);
}

/** Returns the stack entry that declaring the action would create. Does not change the table. */
export function draftOf(table: VigilTable, proposal: Proposal): Entry {
  const { by, name, act, isPrepared = false } = proposal;
  const rule = ruleOf(proposal);
  const actor = fighterOf(table, by);
  const [parent] = table.stack;
  const slot = slotOf(rule, proposal);
  const weapon = rule.weapon?.(actor, act);
  return {
    id: parent ? parent.id + 1 : 0,
    name,
    by,
    slot,
    isPrepared,
    isChecked: rule.isChecked?.(table, act) ?? statOfGround(table, actor, rule) !== undefined,
    act,
    ...(act.target !== undefined && { target: act.target }),
    ...(weapon && { weapon }),
    boosts: [...(act.boosts ?? [])], // VIG-47
    disadvantage: 0,
    parent: parent?.id ?? null, // VIG-36
    ...(needsFooting(rule, act) && slot === 'movement' && { travel: newTravel(actor) }),
  };
}

/** Returns the progress of a movement action at its declaration. Later conditions do not change `length` (VIG-R10). */
function newTravel(actor: VigilFighter): NonNullable<Entry['travel']> {
  return { length: movementValue(actor), trail: [actor.at], spent: 0, made: 0, offered: 0 };
}

function emitDeclared(table: VigilTable, entry: Entry, parent: Entry | undefined): void {
  const { by, name, slot, boosts, isPrepared, act, weapon = null, target } = entry;
  emit(table, {
    type: parent ? 'responded' : 'declared',
    by,
    ...(target !== undefined && { target }),
    name,
    slot,
    boosts: [...boosts],
    weapon,
    isPrepared,
    answers: parent?.name ?? null,
    note: act.note ?? null, // VIG-R18
    clause: parent ? 'VIG-33' : 'VIG-29',
  });
}

/** Returns whether a pending action still meets its requirements (VIG-37). Does not check slot and costs again. */
export function stillHolds(table: VigilTable, entry: Entry): boolean {
  const rule = ruleOf(entry);
  const actor = fighterOf(table, entry.by);
  if (!isStanding(table, entry.by)) return false; // VIG-38: the actor of an attack may leave the fight before the attack continues
  if (entry.travel && entry.travel.made > 0) return true; // VIG-76: once a move has begun, its own rule decides when it ends
  if (needsFooting(rule, entry.act) && !hasFooting(actor)) return false; // VIG-R10
  if (entry.weapon !== undefined && entry.weapon !== 'unarmed' && actor.wielded !== entry.weapon)
    return false;
  const parent = table.stack.find(({ id }) => id === entry.parent);
  if (rule.isBound && !parent) return false;
  if (rule.recheck) return rule.recheck(table, actor, entry);
  const act: Act = entry.target === undefined ? entry.act : { ...entry.act, target: entry.target }; // VIG-R16
  return (
    (rule.faultOfMeans?.(table, actor, act) ?? rule.faultOfAim?.(table, actor, act, parent)) === undefined
  );
}

/** Returns whether an action is impossible with any parameters. If so, its variants need not be checked one by one. */
function isImpossible(table: VigilTable, actor: VigilFighter, rule: ActionRule, proposal: Proposal): boolean {
  const slot = slotOf(rule, proposal);
  if (rule.isBound && table.stack.length === 0) return true; // VIG-26
  if (!hasSlot(table, actor, slot) || faultOfConditions(table, actor, rule, slot, proposal.act)) return true;
  if (!(proposal.name in ABILITIES)) return false; // the cost may depend on the variant
  return !canPay(table, actor, rule.cost(actor, proposal.act)) || !knows(actor, proposal.name);
}

const ONE_VARIANT: readonly Act[] = [{}];

/**
 * Returns the variants of an action, legal or not. They combine each target with no boosts, with each fitting boost,
 * and with all fitting boosts.
 */
export function variantsOf(table: VigilTable, proposal: Proposal): Iterable<Act> {
  return variantsBy(table, proposal, ruleOf(proposal), ONE_VARIANT);
}

/**
 * Yields the variants of an action under a given rule. If the rule has no `candidates`, starts from `otherwise`
 * instead.
 */
export function* variantsBy<Own extends Act>(
  table: VigilTable,
  proposal: Proposal,
  rule: ActionRule<Own>,
  otherwise: readonly Own[] = [],
): Iterable<Own> {
  const actor = fighterOf(table, proposal.by);
  if (isImpossible(table, actor, rule, proposal)) return;
  const known = rule.allowsBoost ? knownBoosts(actor) : [];
  const hasGiven = Object.keys(proposal.act).length > 0;
  for (const candidate of rule.candidates?.(table, actor, proposal.act, table.stack[0]) ?? otherwise) {
    const act = hasGiven ? { ...proposal.act, ...candidate } : candidate;
    if (act.boosts || known.length === 0) yield act;
    else {
      for (const boosts of boostChoices(known.filter((boost) => rule.allowsBoost?.(boost, act, actor)))) {
        yield boosts.length > 0 ? { ...act, boosts } : act;
      }
    }
  }
}

/** Yields the legal variants of an action. */
export function* legalActs(table: VigilTable, proposal: Proposal): Iterable<Act> {
  for (const act of variantsOf(table, proposal)) {
    if (faultOf(table, { ...proposal, act }) === undefined) yield act;
  }
}

/** Returns whether an action has a legal variant without boosts (VIG-40). */
export function isOpen(table: VigilTable, actor: VigilFighter, proposal: Proposal): boolean {
  const rule = ruleOf(proposal);
  return hasLegalVariant(table, actor, rule, proposal.act) && !isImpossible(table, actor, rule, proposal); // the cheaper test comes first: most targets are out of range
}

function hasLegalVariant(table: VigilTable, actor: VigilFighter, rule: ActionRule, act: Act): boolean {
  if (!rule.candidates) return isLegalVariant(table, actor, rule, act);
  for (const candidate of rule.candidates(table, actor, act, table.stack[0])) {
    if (!candidate.boosts && isLegalVariant(table, actor, rule, { ...act, ...candidate })) return true;
  }
  return false;
}

/** Returns whether an action with these parameters is legal. Leaves out boosts and the checks of `isImpossible`. */
function isLegalVariant(table: VigilTable, actor: VigilFighter, rule: ActionRule, act: Act): boolean {
  const fault =
    rule.faultOfMeans?.(table, actor, act) ?? rule.faultOfAim?.(table, actor, act, table.stack[0]);
  return fault === undefined && canPay(table, actor, rule.cost(actor, act));
}
