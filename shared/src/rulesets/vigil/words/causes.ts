import type { SumLine } from '../../../engine/presentation/derivation.ts';
import { own } from '../../../engine/schema/records.ts';
import { type Cause, type CauseId, clauseOf } from '../sheet/causes.ts';
import { TEXT } from './catalog.ts';
import { LABELS } from './labels.ts';

/** Returns a cause in words, with its clause. Causes without words of their own are abilities and boosts. */
export function causeOf(why: CauseId): SumLine {
  return { label: own<string>(TEXT.causes, why) ?? LABELS.labelOf(why), clause: clauseOf(why) };
}

/** Returns a cause in words with the dice that it adds, as in "shield: +2 dice". */
export function diceLine({ why, dice }: Cause): SumLine {
  const { label, ...line } = causeOf(why);
  const { addedDice, removedDice } = TEXT.sums;
  return { ...line, label: dice < 0 ? removedDice(label, -dice) : addedDice(label, dice) };
}
