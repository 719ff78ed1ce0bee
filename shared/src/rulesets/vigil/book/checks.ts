import type { SetDie } from '../../../engine/state/event.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import type { Cause, CauseId } from '../sheet/causes.ts';
import type { Options } from '../sheet/options.ts';
import type { Stat } from '../sheet/stats.ts';
import type { Entry, VigilFighter, VigilTable } from '../table.ts';
import { proneDice } from './conditions.ts';

/** The stat of a check and the causes of its extra dice. The effect of being prone is not included. */
export interface CheckTerms {
  readonly stat: Stat;
  readonly causes: readonly Cause[];
}

/** Returns a cause as a list; empty if it adds no dice. */
export function because(why: CauseId, dice: number): readonly Cause[] {
  return dice === 0 ? [] : [{ why, dice }];
}

/** Returns the disadvantage that other fighters added to a check, as a list of causes; empty if there is none. */
export function distractions({ disadvantage }: Pick<Entry, 'disadvantage'>): readonly Cause[] {
  return because('distract', -disadvantage);
}

/** A rolled check: its modifier, its dice and its total. */
export interface Check {
  readonly stat: Stat;
  readonly modifier: number;
  /** Net dice of advantage; negative for disadvantage. */
  readonly net: number;
  /** All dice in the order rolled: two base dice, extra dice, then explosions. */
  readonly dice: readonly number[];
  /** For each die, whether it is added or subtracted. */
  readonly signs: readonly (1 | -1)[];
  readonly total: number;
}

/** Returns whether a fighter's checks have fixed results instead of being rolled. */
export function isFixed({ difficulty }: Options, { pc }: VigilFighter): boolean {
  return difficulty === 'static' && !pc; // VIG-R4
}

/** Returns the numbers that replace the base dice and each extra die in a fixed result. */
export function fixedNumbers({ exploding }: Options): { readonly base: number; readonly perDie: number } {
  return exploding ? { base: 8, perDie: 4 } : { base: 7, perDie: 3 }; // VIG-R4
}

/** Returns the fixed result of a check, close to the average of the dice. */
export function fixedTotal(options: Options, modifier: number, net: number): number {
  const { base, perDie } = fixedNumbers(options);
  return Math.max(0, base + modifier + perDie * net);
}

/** Returns the causes of a check's extra dice, including the effect of being prone. */
export function causesOf(fighter: VigilFighter, { stat, causes }: CheckTerms): readonly Cause[] {
  const prone = proneDice(fighter, stat);
  return prone === 0 ? causes : [...causes, ...because('prone', -prone)];
}

/** Returns the modifier of a check and its net dice of advantage. */
export function checkNumbers(
  fighter: VigilFighter,
  check: CheckTerms,
): { readonly modifier: number; readonly net: number } {
  let net = 0;
  for (const { dice } of causesOf(fighter, check)) net += dice;
  return { modifier: fighter.stats[check.stat], net }; // VIG-R1
}

/** The total of a check, and the die that the GM set; omitted if none was set. */
interface Result {
  readonly total: number;
  readonly setDie?: SetDie;
}

/** Rolls a check and emits the result. */
export function rollCheck(table: VigilTable, fighter: VigilFighter, check: CheckTerms): Result {
  const { stat } = check;
  const { modifier, net } = checkNumbers(fighter, check);
  const isRolled = !isFixed(table.options, fighter);
  const { dice, signs } = isRolled ? rollDice(table, net) : { dice: [], signs: [] };
  const sum = dice.reduce((sum, die, index) => sum + die * (signs[index] ?? 1), modifier);
  const total = isRolled ? Math.max(0, sum) : fixedTotal(table.options, modifier, net); // VIG-R1, VIG-R4
  const clause = isRolled ? 'VIG-R1' : 'VIG-R4';
  const setDie = emit(table, {
    type: 'checked',
    by: fighter.id,
    stat,
    modifier,
    net,
    causes: causesOf(fighter, check),
    dice,
    signs,
    total,
    clause,
  });
  return { total, ...(setDie && { setDie }) };
}

/** Rolls two base dice and the extra dice. If dice explode, rolls another die for each six. */
function rollDice(table: VigilTable, net: number): Pick<Check, 'dice' | 'signs'> {
  const signs: (1 | -1)[] = [1, 1, ...Array<1 | -1>(Math.abs(net)).fill(net < 0 ? -1 : 1)];
  const dice = signs.map(() => roll(table, 6));
  for (let index = 0; table.options.exploding && index < dice.length; index++) {
    if (dice[index] !== 6) continue;
    dice.push(roll(table, 6)); // VIG-R2: the extra die has the same sign as the six
    signs.push(signs[index] ?? 1);
  }
  return { dice, signs };
}

/**
 * Rolls one healing die and returns its total, with every die rolled if it explodes. Healing never has a fixed result.
 */
export function rollHealing(table: VigilTable): { dice: number[]; total: number } {
  const dice = [roll(table, 6)];
  while (table.options.exploding && dice.at(-1) === 6) dice.push(roll(table, 6)); // VIG-R2
  return { dice, total: dice.reduce((sum, die) => sum + die, 0) };
}

/** Returns whether a result reaches a difficulty. A tie succeeds. */
export function succeeds(result: number, difficulty: number): boolean {
  return result >= difficulty; // VIG-R3
}
