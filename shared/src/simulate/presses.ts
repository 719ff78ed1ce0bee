/** A decision of a side: at what kind of prompt, on what, and how much had been laid on the stack until then. */
export interface Decided {
  readonly side: string;
  readonly kind: string;
  readonly option: string;
  readonly laid: number;
}

/** How often somebody presses: once for each decision, or with one press for "none of mine". */
export interface Presses {
  readonly each: number;
  readonly together: number;
}

/**
 * By side, the presses of somebody who plays all of it. "None of mine" passes for everybody until something new is laid on the
 * stack: so passes with nothing but passes behind them, until then, are one press.
 */
export function pressesOf(decided: readonly Decided[]): Record<string, Presses> {
  const presses: Record<string, Presses> = {};
  for (const [side, all] of Map.groupBy(decided, (one) => one.side)) {
    const saved = all.filter((one, index) => isSaved(one, all[index - 1])).length;
    presses[side] = { each: all.length, together: all.length - saved };
  }
  return presses;
}

/** Whether the press before has passed here too. */
function isSaved(one: Decided, before: Decided | undefined): boolean {
  return before !== undefined && isPass(one) && isPass(before) && one.laid === before.laid;
}

function isPass({ kind, option }: Decided): boolean {
  return kind !== 'turn' && option === 'pass';
}
