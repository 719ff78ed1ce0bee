/** A decision of a side: the kind of prompt, the option, and the number of items put on the stack before it. */
export interface Decided {
  readonly side: string;
  readonly kind: string;
  readonly option: string;
  readonly laid: number;
}

/**
 * A player's number of button presses: `each` if every decision takes one press, and `together` if the player also uses
 * the button "none of mine". `reactions` is the part of `each` that does not belong to turns.
 */
export interface Presses {
  readonly each: number;
  readonly together: number;
  readonly reactions: number;
}

/**
 * Returns the button presses by side, for a player who plays the whole side. "None of mine" passes for all the player's
 * fighters until a new item is put on the stack. Consecutive passes therefore count as one press.
 */
export function pressesOf(decided: readonly Decided[]): Record<string, Presses> {
  const presses: Record<string, Presses> = {};
  for (const [side, all] of Map.groupBy(decided, (one) => one.side)) {
    const saved = all.filter((one, index) => isSaved(one, all[index - 1])).length;
    const reactions = all.filter(({ kind }) => kind !== 'turn').length;
    presses[side] = { each: all.length, together: all.length - saved, reactions };
  }
  return presses;
}

/**
 * Returns whether the press for `before` also answered `one`: both pass, and no item was put on the stack in between.
 */
function isSaved(one: Decided, before: Decided | undefined): boolean {
  return before !== undefined && isPass(one) && isPass(before) && one.laid === before.laid;
}

function isPass({ kind, option }: Decided): boolean {
  return kind !== 'turn' && option === 'pass';
}
