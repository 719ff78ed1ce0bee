import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { Slot, VigilFighter, VigilTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { AMBUSHED, DAZED, has, isAmbushed } from './conditions.ts';

/** The kinds of action slots that a fighter can gain by forgoing the regular action. */
export const GAINS = ['movement', 'quick'] as const;
export type Gain = (typeof GAINS)[number];

/** Returns the fault if a fighter has no slot of this kind left. */
export function slotFault(table: VigilTable, fighter: VigilFighter, slot: Slot): Fault | undefined {
  if (slot === 'boost' || hasSlot(table, fighter, slot)) return undefined;
  const say = SAID.refusals.slotUsed[slot];
  return unlessWaived(fighter, { code: 'once-per-round', say, clause: 'VIG-5' }); // VIG-5, VIG-67
}

/** Returns whether a fighter has a slot of this kind left. */
export function hasSlot(table: VigilTable, fighter: VigilFighter, slot: Slot): boolean {
  if (slot === 'boost') return true; // VIG-5: the number of boosts is not limited
  return slot === 'quick' ? hasQuick(table, fighter) : fighter[slot] >= 1;
}

/**
 * Returns whether a fighter has a quick action left. In its own turn, while the stack is not empty, a regular action
 * that it can forgo also counts.
 */
export function hasQuick(table: VigilTable, fighter: VigilFighter): boolean {
  return hasQuickSlot(fighter) || mayForgoInStack(table, fighter);
}

/** Returns whether a fighter has an unused quick action. */
export function hasQuickSlot({ quick, xquick }: VigilFighter): boolean {
  return quick + xquick >= 1; // VIG-5, VIG-12
}

function mayForgoInStack(table: VigilTable, fighter: VigilFighter): boolean {
  if (table.stack.length === 0 || table.turn !== fighter.id) return false; // VIG-74
  return fighter.regular >= 1 && !isAmbushed(table, fighter) && !has(fighter, 'dazed');
}

/** Spends a slot. If the fighter has two quick actions, spends the quick action that lapses first. */
export function spendSlot(table: VigilTable, fighter: VigilFighter, slot: Slot): void {
  if (slot === 'boost') return; // VIG-5: the number of boosts is not limited
  if (slot !== 'quick')
    fighter[slot] = Math.max(0, fighter[slot] - 1); // VIG-5: the number of slots stays at 0 if the GM overrides the rules
  else if (mayForgoInStack(table, fighter) && !hasQuickSlot(fighter))
    giveUp(table, fighter, 'quick'); // VIG-74
  else fighter[quickToSpend(fighter)] = 0;
}

function quickToSpend({ quick, xquick, hasBegun }: VigilFighter): 'quick' | 'xquick' {
  const lapsesFirst = hasBegun ? 'quick' : 'xquick'; // VIG-12
  if (lapsesFirst === 'quick') return quick > 0 ? 'quick' : 'xquick';
  return xquick > 0 ? 'xquick' : 'quick';
}

/** Returns the fault if the fighter cannot forgo its regular action. */
export function forgoFault(table: VigilTable, fighter: VigilFighter): Fault | undefined {
  if (isAmbushed(table, fighter)) return AMBUSHED; // VIG-61
  if (has(fighter, 'dazed')) return DAZED;
  return fighter.regular >= 1 ? undefined : 'once-per-round'; // VIG-13
}

/**
 * Forgoes the regular action for an extra movement action this turn, or for an extra quick action that lasts until the
 * fighter's next turn.
 */
export function forgo(table: VigilTable, fighter: VigilFighter, gain: Gain): void {
  giveUp(table, fighter, gain);
  if (gain === 'movement')
    fighter.movement += 1; // VIG-11
  else fighter.xquick = 1; // VIG-12
}

function giveUp(table: VigilTable, fighter: VigilFighter, gain: Gain): void {
  fighter.regular = 0;
  const clause = gain === 'movement' ? 'VIG-11' : 'VIG-12';
  emit(table, { type: 'forgone', by: fighter.id, gain, clause });
}

/** Refills all slots for a new round. */
export function refillSlots(fighter: VigilFighter): void {
  fighter.regular = 1; // VIG-7
  fighter.movement = 1;
  fighter.quick = 1; // VIG-R7: a used quick action returns only when a round starts
}

/** Empties the slots that lapse at the end of the fighter's turn. */
export function emptySlots(fighter: VigilFighter): void {
  fighter.regular = 0; // VIG-7
  fighter.movement = 0;
}
