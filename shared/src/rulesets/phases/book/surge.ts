import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import { traitOf } from '../sheet/content.ts';
import type { Options, PhasesFighter, PhasesTable } from '../table.ts';
import { half, harm } from './harm.ts';

/** The stress of a surge at each surge level, as dice and a bonus. */
export const PRICES = [
  { dice: 0, sides: 3, bonus: 2 }, // PHASE-22
  { dice: 1, sides: 3, bonus: 1 },
  { dice: 1, sides: 6, bonus: 2 },
  { dice: 1, sides: 6, bonus: 4 },
] as const;
/** The stress of a surge in restricted mode, which allows one surge per battle (PHASE-26). */
const FLAT = { dice: 1, sides: 6, bonus: 1 } as const;

/** The highest surge level (PHASE-21). */
export const MOST_LEVEL = 3;

/** Returns the dice and the bonus for the stress of a fighter's next surge. */
export function priceOf({ surgeMode }: Options, { surgeLevel }: Pick<PhasesFighter, 'surgeLevel'>) {
  return surgeMode === 'restricted' ? FLAT : (PRICES[surgeLevel] ?? PRICES[MOST_LEVEL]); // PHASE-22, PHASE-26
}

/**
 * Returns the stress of a surge. `price` is the stress before the trait quick-blood, if the fighter has it, reduces it.
 */
export function eased({ surgeMode }: Options, me: PhasesFighter, price: number): number {
  if (!me.traits.includes('quick-blood')) return price;
  return surgeMode === 'restricted' ? half(price) : Math.max(1, price - traitOf(me, 'quick-blood').amount); // PHASE-27, PHASE-R75
}

/** Returns the stress of a fighter's next surge as text, such as `1d6+2`; null for NPCs, which never surge. */
export function priceTextOf(options: Options, me: PhasesFighter): string | null {
  if (!me.pc) return null; // PHASE-19
  const { dice, sides, bonus } = priceOf(options, me);
  if (dice === 0) return `${eased(options, me, bonus)}`; // PHASE-22
  const isEased = me.traits.includes('quick-blood');
  if (options.surgeMode === 'restricted')
    return isEased ? `½ (${dice}d${sides}+${bonus})` : `${dice}d${sides}+${bonus}`; // PHASE-26, PHASE-27
  const rest = isEased ? bonus - traitOf(me, 'quick-blood').amount : bonus;
  return rest === 0 ? `${dice}d${sides}` : `${dice}d${sides}${rest > 0 ? '+' : ''}${rest}`; // PHASE-22
}

/** Returns a fighter's starting surge level (PHASE-24). It also applies after a long rest. */
export function surgeStartOf({ options }: PhasesTable, { pc }: Pick<PhasesFighter, 'pc'>): number {
  return pc ? options.surgeStart : 0; // PHASE-24
}

/** Returns whether a fighter may surge: after its first turn, once per round (restricted mode: per battle). */
export function maySurge({ pc, acted, surged }: PhasesFighter): boolean {
  return pc && acted && !surged; // PHASE-19, PHASE-20
}

/** Makes a fighter take the stress of its surge, before anything else in the turn. Then raises its surge level. */
export function* paySurge(table: PhasesTable, id: Id): Script {
  const me = fighterOf(table, id);
  me.surged = true; // PHASE-19
  me.inSurge = true;
  const { dice, sides, bonus } = priceOf(table.options, me);
  const price = eased(table.options, me, (dice > 0 ? roll(table, sides) : 0) + bonus); // PHASE-22
  emit(table, { type: 'surged', by: id, price, clause: 'PHASE-22' });
  yield* harm(table, id, id, { stress: price }); // PHASE-R11: the fighter itself causes the stress
  if (table.options.surgeMode === 'restricted' || !isStanding(table, id)) return; // PHASE-26
  me.surgeLevel = Math.min(MOST_LEVEL, me.surgeLevel + 1); // PHASE-21
}

/** Lets a fighter surge again in a new round, except in restricted mode. */
export function refreshSurge({ options }: PhasesTable, me: PhasesFighter): void {
  if (options.surgeMode !== 'restricted') me.surged = false; // PHASE-19, PHASE-26
}
