import { fighter } from '../../../engine/kinds.ts';
import { ask, type Question, type Script } from '../../../engine/script.ts';
import { ownSide } from '../../../engine/secrets.ts';
import { fighterOf, findFighter, type Id, isStanding, standing } from '../../../engine/table.ts';
import { emit } from '../../../engine/verbs.ts';
import type { Habit } from '../sheet/archetypes.ts';
import { type HuntFighter, type HuntTable, interjection } from '../table.ts';

/** Gives somebody an extra action, to be taken in this round's step E. */
export function grantExtra(table: HuntTable, id: Id, clause: string): void {
  const fighter = fighterOf(table, id);
  fighter.extra++; // HUNT-56: several are all taken
  emit(table, { type: 'extra', target: id, extra: fighter.extra, clause });
}

/** What a habit may wait for has happened to somebody. */
export function fireHabit(table: HuntTable, id: Id, trigger: Habit): void {
  const { abilities, habit } = fighterOf(table, id);
  if (abilities.includes('habit') && habit === trigger) grantExtra(table, id, 'HUNT-R27'); // HUNT-56, HUNT-R27
}

/** Whether somebody knows what a habit waits for: those of its side, and everybody once its sheet lies open. */
export function isHabitKnown(table: HuntTable, fighter: HuntFighter, sides: ReadonlySet<string>): boolean {
  return fighter.conditions.includes('exposed') || ownSide(table, fighter, sides); // HUNT-R43
}

/** The GM says that what a habit waits for has happened. */
export const gmHabit = interjection({
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

/** An opponent of somebody gains an extra action. */
export function* giftExtra(table: HuntTable, from: Id): Script {
  const candidates = opponentsOf(table, fighterOf(table, from));
  const [first, ...others] = candidates;
  if (!first) return;
  const isAsked = others.length > 0 && candidates.some(({ type }) => type !== 'adventurer'); // HUNT-R21
  const answer = isAsked ? yield* ask(whose(table, from)) : null;
  const id = answer?.option ?? first.id; // HUNT-R21
  if (isStanding(table, id)) grantExtra(table, id, 'HUNT-R21');
}

function opponentsOf(table: HuntTable, { side }: HuntFighter): HuntFighter[] {
  return standing(table).filter((other) => other.side !== side);
}

function whose(table: HuntTable, from: Id): Question {
  const { side } = fighterOf(table, from);
  const left = (seen: HuntTable) => standing(seen).filter((other) => other.side !== side);
  return {
    for: 'gm',
    kind: 'extra',
    choices: (seen: HuntTable) => left(seen).map(({ id }) => ({ option: id })),
    get fallback() {
      return { option: left(table)[0]?.id ?? '' };
    },
  };
}
