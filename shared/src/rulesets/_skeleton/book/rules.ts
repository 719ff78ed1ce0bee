import { type Actions, endTurn, perform } from '../../../engine/core/action.ts';
import { turnQuestion } from '../../../engine/core/choices.ts';
import { ask, askAny, onStack, type Script } from '../../../engine/core/script.ts';
import { fighter, path } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, inTurnOrder, isStanding } from '../../../engine/state/table.ts';
import { concludeIfDecided, emit, place, roll } from '../../../engine/state/verbs.ts';
import { type Hex, isAdjacent } from '../../../hex/axial.ts';
import { yesNoQuestion } from '../../../kit/asking.ts';
import { fall, hurt } from '../../../kit/defeat.ts';
import { missing, pay } from '../../../kit/resources.ts';
import { enemiesOf, enemyOf } from '../../../kit/sides.ts';
import { faultOfPath, goAlong, waysOf } from '../../../kit/walking.ts';
import { AP, action, DODGES, isFree, type SkeletonTable, TO_DODGE, TO_HIT, walkOn } from '../table.ts';

const move = action({
  params: { path },
  check: (table, by, { path }) =>
    missing(fighterOf(table, by), { ap: 1 }) ?? // SKELETON-2
    faultOfPath(fighterOf(table, by).at, path, walkOn(table)), // SKELETON-3
  variants: (table, by) => [...waysOf(fighterOf(table, by).at, walkOn(table))].map(({ path }) => ({ path })),
  *run(table, by, { path }) {
    pay(table, by, { ap: 1 }); // SKELETON-2
    const enter = (to: Hex) => place(table, by, to, 'moved'); // SKELETON-3
    yield* goAlong(table, by, path, (to) => isFree(table, to), enter);
  },
});

const attack = action({
  params: { target: fighter },
  check(table, by, { target }) {
    const [me, foe] = [fighterOf(table, by), enemyOf(table, by, target)];
    const reached = foe && isAdjacent(me.at, foe.at) ? undefined : 'out-of-range'; // SKELETON-4
    return missing(me, { ap: 1 }) ?? (foe ? reached : 'no-such-target'); // SKELETON-2
  },
  variants: (table, by) => enemiesOf(table, by).map(({ id }) => ({ target: id })),
  *run(table, by, { target }) {
    pay(table, by, { ap: 1 }); // SKELETON-2
    yield* onStack(table, { name: 'attack', by, target }, strike(table, by, target));
  },
});

function* strike(table: SkeletonTable, by: Id, target: Id): Script {
  if (!succeeds(table, 'struck', by, target, TO_HIT)) return; // SKELETON-4
  const mayDodge = (seen: SkeletonTable) => isStanding(seen, target) && fighterOf(seen, target).dodges > 0;
  const { option } = yield* ask(yesNoQuestion(target, 'defend', 'dodge', mayDodge)); // SKELETON-5
  if (!isStanding(table, by) || !isStanding(table, target)) return; // the GM may have removed either fighter
  if (option === 'dodge') pay(table, target, { dodges: 1 }); // SKELETON-5
  if (option === 'dodge' && succeeds(table, 'dodged', target, by, TO_DODGE)) return; // SKELETON-5
  hurt(table, target, roll(table, fighterOf(table, by).damageDie), { by }, () => fall(table, target, { by })); // SKELETON-6
}

/** Rolls a d6 and emits an event with the result. Returns whether the result is at least `least`. */
function succeeds(table: SkeletonTable, type: string, by: Id, target: Id, least: number): boolean {
  const shown = roll(table, 6);
  emit(table, { type, by, target, roll: shown, succeeds: shown >= least });
  return shown >= least;
}

export const ACTIONS: Actions<SkeletonTable> = { attack, move, 'end-turn': endTurn };

/** Plays the battle turn by turn, from the current state of the table, until only one side is standing. */
export function* play(table: SkeletonTable): Script {
  while (!table.over) {
    const intent = yield* askAny(table.turn === null ? [] : [turnQuestion(ACTIONS, table.turn, isStanding)]);
    if (intent) yield* perform(table, ACTIONS, intent);
    else passOn(table);
    concludeIfDecided(table); // SKELETON-7
  }
}

/** Starts the next turn of this round. After the last turn, starts a new round. */
function passOn(table: SkeletonTable): void {
  const next = inTurnOrder(table).find(({ defeated, acted }) => !defeated && acted < table.round);
  table.turn = next?.id ?? null; // SKELETON-1
  if (!next) table.round++;
  else Object.assign(next, { acted: table.round, ap: AP, dodges: DODGES }); // SKELETON-2, SKELETON-5
  emit(table, next ? { type: 'turn-began', by: next.id } : { type: 'round-began', round: table.round });
}
