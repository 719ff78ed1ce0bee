import { excused } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { Slot, VigilFighter, VigilTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { has, isAmbushed } from './conditions.ts';

/** What one may gain by giving up the regular action. */
export const GAINS = ['movement', 'quick'] as const;
export type Gain = (typeof GAINS)[number];

/** What keeps a fighter from using a slot because it is empty. */
export function slotFault(table: VigilTable, fighter: VigilFighter, slot: Slot): Fault | undefined {
  if (slot === 'boost' || hasSlot(table, fighter, slot)) return undefined;
  const say = TEXT.refusals.slotUsed[slot];
  return excused(fighter, { code: 'once-per-round', say, clause: 'VIG-5' }); // VIG-5, VIG-67
}

/** Whether a fighter has such an action left. */
export function hasSlot(table: VigilTable, fighter: VigilFighter, slot: Slot): boolean {
  if (slot === 'boost') return true; // VIG-5: without limit
  return slot === 'quick' ? hasQuick(table, fighter) : fighter[slot] >= 1;
}

/** Whether a fighter has a quick action left, or would get one for its regular action in the middle of a stack. */
export function hasQuick(table: VigilTable, fighter: VigilFighter): boolean {
  return fighter.quick + fighter.xquick >= 1 || mayForgoInStack(table, fighter);
}

function mayForgoInStack(table: VigilTable, fighter: VigilFighter): boolean {
  if (table.stack.length === 0 || table.turn !== fighter.id) return false; // VIG-74
  return fighter.regular >= 1 && !isAmbushed(table, fighter) && !has(fighter, 'dazed');
}

/** Uses up a slot. Of two quick actions the one that lapses first is spent. */
export function spendSlot(table: VigilTable, fighter: VigilFighter, slot: Slot): void {
  if (slot === 'boost') return; // VIG-5: without limit
  if (slot !== 'quick')
    fighter[slot] = Math.max(0, fighter[slot] - 1); // VIG-5: none is left where the GM lets it happen without
  else if (mayForgoInStack(table, fighter) && fighter.quick + fighter.xquick === 0)
    giveUp(table, fighter, 'quick'); // VIG-74
  else fighter[quickToSpend(fighter)] = 0;
}

function quickToSpend({ quick, xquick, hasBegun }: VigilFighter): 'quick' | 'xquick' {
  const lapsesFirst = hasBegun ? 'quick' : 'xquick'; // VIG-12
  if (lapsesFirst === 'quick') return quick > 0 ? 'quick' : 'xquick';
  return xquick > 0 ? 'xquick' : 'quick';
}

/** What keeps a fighter from giving up its regular action. */
export function forgoFault(table: VigilTable, fighter: VigilFighter): Fault | undefined {
  if (isAmbushed(table, fighter) || has(fighter, 'dazed')) return 'prevented'; // VIG-61
  return fighter.regular >= 1 ? undefined : 'once-per-round'; // VIG-13
}

/** Gives up the regular action for a further movement action this turn, or a quick action until the next own turn. */
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

/** A new round fills every slot, and saves up nothing. */
export function refillSlots(fighter: VigilFighter): void {
  fighter.regular = 1; // VIG-7
  fighter.movement = 1;
  fighter.quick = 1; // VIG-R7: not before the round
}

/** The end of the own turn takes what it has not used. */
export function emptySlots(fighter: VigilFighter): void {
  fighter.regular = 0; // VIG-7
  fighter.movement = 0;
}
