import { ask, type Question, type Script } from '../../../engine/core/script.ts';
import { fighter } from '../../../engine/schema/field-schema.ts';
import type { AskedId, Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { ownSide } from '../../../engine/visibility/secrets.ts';
import type { Habit } from '../sheet/terms.ts';
import { anytimeAction, type HuntFighter, type HuntTable } from '../table.ts';
import { inTheFight } from './spared.ts';

/** Grants an extra action in step E of this round. */
export function grantExtra(table: HuntTable, id: Id, clause: string): void {
  const fighter = fighterOf(table, id);
  fighter.extra++; // HUNT-56: extra actions add up
  emit(table, { type: 'extra', target: id, extra: fighter.extra, clause });
}

/** Grants an extra action if `trigger` is the event that triggers the fighter's ability `habit`. */
export function fireHabit(table: HuntTable, id: Id, trigger: Habit): void {
  const { abilities, habit } = fighterOf(table, id);
  if (abilities.includes('habit') && habit === trigger) grantExtra(table, id, 'HUNT-R27'); // HUNT-56, HUNT-R27
}

/**
 * Returns whether these sides know which event triggers a fighter's habit. The fighter's own side always knows. All
 * sides know while the fighter has the ailment `exposed`.
 */
export function isHabitKnown(table: HuntTable, fighter: HuntFighter, sides: ReadonlySet<string>): boolean {
  return fighter.conditions.includes('exposed') || ownSide(table, fighter, sides); // HUNT-R43
}

/** The GM's decision that the trigger of a fighter's habit has occurred. */
export const gmHabit = anytimeAction({
  gm: true,
  waits: true, // HUNT-R51
  params: { target: fighter },
  check(table, _by, { target }) {
    const fighter = findFighter(table, target);
    if (!fighter) return 'no-such-target';
    return fighter.abilities.includes('habit') ? undefined : 'no-such-ability'; // HUNT-R27
  },
  run(table, _by, { target }) {
    grantExtra(table, target, 'HUNT-R27'); // HUNT-R27
  },
});

/** Grants an extra action to one opponent of `side`. If there are several, one of the opponents or the GM chooses. */
export function* giftExtra(table: HuntTable, side: string): Script {
  const [first, ...others] = opponentsOf(table, side);
  if (!first) return;
  if (others.length === 0) return grantExtra(table, first.id, 'HUNT-R21'); // HUNT-R21: a single opponent needs no prompt
  const answer = yield* ask(gift(table, side)); // HUNT-R21
  if (!answer) return yield* giftExtra(table, side); // asks again if the GM has removed the chooser or an opponent
  if (isStanding(table, answer.option)) grantExtra(table, answer.option, 'HUNT-R21');
}

/** Returns the fighters who could receive the extra action, in listed order. */
function opponentsOf(table: HuntTable, side: string): HuntFighter[] {
  return inTheFight(table).filter((other) => other.side !== side); // HUNT-R46
}

/**
 * Returns the fighter who chooses among several opponents: the first adventurer if all are adventurers, otherwise the
 * GM.
 */
function chooserAmong(opponents: readonly HuntFighter[]): AskedId {
  const isParty = opponents.every(({ type }) => type === 'adventurer');
  return isParty ? (opponents[0]?.id ?? 'gm') : 'gm'; // HUNT-R21: a Helpless adventurer may choose, too
}

function gift(table: HuntTable, side: string): Question {
  const chooser = chooserAmong(opponentsOf(table, side));
  const isTheirs = (seen: HuntTable) => chooserAmong(opponentsOf(seen, side)) === chooser;
  return {
    for: chooser,
    kind: 'extra',
    choices: (seen: HuntTable) =>
      isTheirs(seen) ? opponentsOf(seen, side).map(({ id }) => ({ option: id })) : [],
    concerns: isTheirs,
    get fallback() {
      return { option: opponentsOf(table, side)[0]?.id ?? '' };
    },
  };
}
