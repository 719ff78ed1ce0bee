import { excused } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit, lay } from '../../../engine/state/verbs.ts';
import type { Act, Entry, Slot, VigilFighter, VigilTable } from '../table.ts';
import { boostChoices, boostFault, knownBoosts } from './boosts.ts';
import { has, hasFooting, isAmbushed, movementValue } from './conditions.ts';
import { canPay, pay, shortage, withBoosts } from './costs.ts';
import { knows } from './preparing.ts';
import { hasSlot, slotFault, spendSlot } from './slots.ts';
import type { Deed } from './stack-action.ts';
import { ABILITIES, deedOf } from './stack-actions.ts';
import { statOfGround } from './unsteady-ground.ts';

/** What somebody wants to lay on the stack. */
export interface Proposal {
  readonly by: Id;
  /** The rule that carries it out, and what it will be called. */
  readonly name: string;
  readonly act: Act;
  /** Performed as a quick action because it had been prepared. */
  readonly isPrepared?: boolean;
}

/** The slot that an action uses: a prepared one is quick, for everything that asks. */
function slotOf({ slot }: Deed, { isPrepared }: Proposal): Slot {
  return isPrepared ? 'quick' : slot; // VIG-63
}

/** What forbids an action now, the first fault in the order of VIG-73 from knowing on. */
export function faultOf(table: VigilTable, proposal: Proposal): Fault | undefined {
  const { by, name, act } = proposal;
  const deed = deedOf(proposal);
  const actor = fighterOf(table, by);
  const slot = slotOf(deed, proposal);
  const [parent] = table.stack;
  const boosts = act.boosts ?? [];
  if (name in ABILITIES && !knows(actor, name)) return 'not-known'; // VIG-73, here and below
  return (
    deed.means?.(table, actor, act) ??
    (deed.isBound && !parent ? 'wrong-phase' : undefined) ?? // VIG-26
    (isHindered(table, actor, deed, slot, act) ? excused(actor, 'prevented') : undefined) ??
    slotFault(table, actor, slot) ??
    deed.aim?.(table, actor, act, parent) ?? // VIG-36: it answers what is on top
    boostFault(actor, boosts, (boost) => deed.hosts?.(boost, act, actor) ?? false) ??
    shortage(table, actor, withBoosts(actor, deed.cost(actor, act), boosts))
  );
}

/** Whether a condition forbids it. */
function isHindered(table: VigilTable, actor: VigilFighter, deed: Deed, slot: Slot, act: Act): boolean {
  const { boosts = [] } = act;
  if (isAmbushed(table, actor) && (slot !== 'quick' || boosts.length > 0)) return true; // VIG-61
  if (slot === 'regular' && has(actor, 'dazed')) return true;
  return needsFooting(deed, act) && !hasFooting(actor);
}

/** Whether somebody who is held or prone cannot do something in that way. */
function needsFooting(deed: Deed, act: Act): boolean {
  return deed.needsFooting?.(act) === true;
}

/** Declares an action: slot, costs and boosts are paid at once, then it lies on top of the stack: VIG-29, VIG-44. */
export function declare(table: VigilTable, proposal: Proposal): void {
  const entry = draftOf(table, proposal);
  const actor = fighterOf(table, entry.by);
  const [parent] = table.stack;
  spendSlot(table, actor, entry.slot);
  pay(table, actor, withBoosts(actor, deedOf(entry).cost(actor, entry.act), entry.boosts)); // VIG-44
  if (entry.isPrepared) actor.prepared = null; // VIG-63
  lay(table, entry); // VIG-29
  tell(table, entry, parent);
}

/** An action as it would lie on the stack. */
export function draftOf(table: VigilTable, proposal: Proposal): Entry {
  const { by, name, act, isPrepared = false } = proposal;
  const deed = deedOf(proposal);
  const actor = fighterOf(table, by);
  const [parent] = table.stack;
  const slot = slotOf(deed, proposal);
  const weapon = deed.weapon?.(actor, act);
  return {
    id: parent ? parent.id + 1 : 0,
    name,
    by,
    slot,
    isPrepared,
    isChecked: deed.isChecked?.(table, act) ?? statOfGround(table, actor, deed) !== undefined,
    act,
    ...(act.target !== undefined && { target: act.target }),
    ...(weapon && { weapon }),
    boosts: [...(act.boosts ?? [])], // VIG-47
    disadvantage: 0,
    parent: parent?.id ?? null, // VIG-36
    ...(needsFooting(deed, act) && slot === 'movement' && { travel: setOut(actor) }),
  };
}

/** A travel (or a leap) keeps the length that it was declared with: VIG-R10. */
function setOut(actor: VigilFighter): NonNullable<Entry['travel']> {
  return { length: movementValue(actor), trail: [actor.at], spent: 0, made: 0, offered: 0 };
}

function tell(table: VigilTable, entry: Entry, parent: Entry | undefined): void {
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

/** Whether what an action needs is still so when it is to be carried out: VIG-37. Slot and costs are not looked at. */
export function stillHolds(table: VigilTable, entry: Entry): boolean {
  const deed = deedOf(entry);
  const actor = fighterOf(table, entry.by);
  if (!isStanding(table, entry.by)) return false; // VIG-38: gone before an attack went on
  if (entry.travel && entry.travel.made > 0) return true; // under way it ends by itself: VIG-76
  if (needsFooting(deed, entry.act) && !hasFooting(actor)) return false; // VIG-R10
  if (entry.weapon !== undefined && entry.weapon !== 'unarmed' && actor.wielded !== entry.weapon)
    return false;
  const parent = table.stack.find(({ id }) => id === entry.parent);
  if (deed.isBound && !parent) return false;
  if (deed.recheck) return deed.recheck(table, actor, entry);
  const act: Act = entry.target === undefined ? entry.act : { ...entry.act, target: entry.target }; // VIG-R16
  return (deed.means?.(table, actor, act) ?? deed.aim?.(table, actor, act, parent)) === undefined;
}

/** Whether something is out of the question however it would be done: spares looking at each way. */
function isBarred(table: VigilTable, actor: VigilFighter, deed: Deed, proposal: Proposal): boolean {
  const slot = slotOf(deed, proposal);
  if (deed.isBound && table.stack.length === 0) return true; // VIG-26
  if (!hasSlot(table, actor, slot) || isHindered(table, actor, deed, slot, proposal.act)) return true;
  if (!(proposal.name in ABILITIES)) return false; // what it costs may depend on how it is done
  return !canPay(table, actor, deed.cost(actor, proposal.act)) || !knows(actor, proposal.name);
}

const ONE_WAY: readonly Act[] = [{}];

/** The ways in which a fighter might do something now, legal or not: without boosts, with each, with all that fit. */
export function waysOf(table: VigilTable, proposal: Proposal): Iterable<Act> {
  return waysBy(table, proposal, deedOf(proposal), ONE_WAY);
}

/** The same of what that rule carries out; `otherwise` if it does not say in which ways. */
export function* waysBy<Own extends Act>(
  table: VigilTable,
  proposal: Proposal,
  deed: Deed<Own>,
  otherwise: readonly Own[] = [],
): Iterable<Own> {
  const actor = fighterOf(table, proposal.by);
  if (isBarred(table, actor, deed, proposal)) return;
  const known = deed.hosts ? knownBoosts(actor) : [];
  const isSettled = Object.keys(proposal.act).length > 0;
  for (const candidate of deed.candidates?.(table, actor, proposal.act, table.stack[0]) ?? otherwise) {
    const act = isSettled ? { ...proposal.act, ...candidate } : candidate;
    if (act.boosts || known.length === 0) yield act;
    else {
      for (const boosts of boostChoices(known.filter((boost) => deed.hosts?.(boost, act, actor)))) {
        yield boosts.length > 0 ? { ...act, boosts } : act;
      }
    }
  }
}

/** The legal ones among the ways in which a fighter might do something now. */
export function* legalActs(table: VigilTable, proposal: Proposal): Iterable<Act> {
  for (const act of waysOf(table, proposal)) {
    if (faultOf(table, { ...proposal, act }) === undefined) yield act;
  }
}

/** Whether there is any legal way to do something now, without boosts: VIG-40. */
export function isOpen(table: VigilTable, actor: VigilFighter, proposal: Proposal): boolean {
  const deed = deedOf(proposal);
  return hasSoundWay(table, actor, deed, proposal.act) && !isBarred(table, actor, deed, proposal); // most are far away
}

function hasSoundWay(table: VigilTable, actor: VigilFighter, deed: Deed, act: Act): boolean {
  if (!deed.candidates) return isSound(table, actor, deed, act);
  for (const candidate of deed.candidates(table, actor, act, table.stack[0])) {
    if (!candidate.boosts && isSound(table, actor, deed, { ...act, ...candidate })) return true;
  }
  return false;
}

/** Whether nothing is wrong with just this way to do what is not barred altogether. */
function isSound(table: VigilTable, actor: VigilFighter, deed: Deed, act: Act): boolean {
  const fault = deed.means?.(table, actor, act) ?? deed.aim?.(table, actor, act, table.stack[0]);
  return fault === undefined && canPay(table, actor, deed.cost(actor, act));
}
