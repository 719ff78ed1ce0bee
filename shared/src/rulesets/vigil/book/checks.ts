import type { SetDie } from '../../../engine/state/event.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import type { Options } from '../sheet/options.ts';
import type { Stat } from '../sheet/stats.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { proneDice } from './conditions.ts';

/** A check as it fell. */
export interface Check {
  readonly stat: Stat;
  readonly modifier: number;
  /** Dice of advantage, or, negative, of disadvantage, after they have cancelled. */
  readonly net: number;
  /** Every die in the order it was rolled: two base dice, the extra dice, then what explosions brought. */
  readonly dice: readonly number[];
  /** For each die, whether it is added or taken away. */
  readonly signs: readonly (1 | -1)[];
  readonly total: number;
}

/** Whether a fighter's checks are fixed numbers. */
export function isFixed({ difficulty }: Options, { pc }: VigilFighter): boolean {
  return difficulty === 'static' && !pc; // VIG-R4
}

/** The fixed result of someone who rolls nothing: about what the dice would give. */
export function fixedTotal({ exploding }: Options, modifier: number, net: number): number {
  const [base, perDie] = exploding ? [8, 4] : [7, 3]; // VIG-R4
  return Math.max(0, base + modifier + perDie * net);
}

/** What a check adds to its dice, and how many more of these are rolled, once advantage and disadvantage have cancelled. */
export function checkTerms(
  fighter: VigilFighter,
  stat: Stat,
  advantage: number,
): { readonly modifier: number; readonly net: number } {
  return { modifier: fighter.stats[stat], net: advantage - proneDice(fighter, stat) }; // VIG-R1
}

/** What a check came to, and the die of it that the game master has set; left out: there is none. */
interface Result {
  readonly total: number;
  readonly setDie?: SetDie;
}

/** A check of a stat with so many dice of advantage (less those of disadvantage), told to the table. */
export function rollCheck(table: VigilTable, fighter: VigilFighter, stat: Stat, advantage: number): Result {
  const { modifier, net } = checkTerms(fighter, stat, advantage);
  const isRolled = !isFixed(table.options, fighter);
  const { dice, signs } = isRolled ? rollDice(table, net) : { dice: [], signs: [] };
  const sum = dice.reduce((so, die, index) => so + die * (signs[index] ?? 1), modifier);
  const total = isRolled ? Math.max(0, sum) : fixedTotal(table.options, modifier, net); // VIG-R1, VIG-R4
  const clause = isRolled ? 'VIG-R1' : 'VIG-R4';
  const setDie = emit(table, {
    type: 'checked',
    by: fighter.id,
    stat,
    modifier,
    net,
    dice,
    signs,
    total,
    clause,
  });
  return { total, ...(setDie && { setDie }) };
}

/** Two base dice, the extra dice, and wave by wave one more for each six. */
function rollDice(table: VigilTable, net: number): Pick<Check, 'dice' | 'signs'> {
  const signs: (1 | -1)[] = [1, 1, ...Array<1 | -1>(Math.abs(net)).fill(net < 0 ? -1 : 1)];
  const dice = signs.map(() => roll(table, 6));
  for (let index = 0; table.options.exploding && index < dice.length; index++) {
    if (dice[index] !== 6) continue;
    dice.push(roll(table, 6)); // VIG-R2: in the same sense
    signs.push(signs[index] ?? 1);
  }
  return { dice, signs };
}

/** One healing die, which explodes as any other and is rolled whoever heals. */
export function rollHealing(table: VigilTable): { dice: number[]; total: number } {
  const dice = [roll(table, 6)];
  while (table.options.exploding && dice.at(-1) === 6) dice.push(roll(table, 6)); // VIG-R2
  return { dice, total: dice.reduce((so, die) => so + die, 0) };
}

/** Whether a result is good enough; a tie goes to who acts. */
export function succeeds(result: number, difficulty: number): boolean {
  return result >= difficulty; // VIG-R3
}
