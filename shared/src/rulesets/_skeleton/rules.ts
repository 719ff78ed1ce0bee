import { type Actions, endTurn, perform, turnQuestion } from '../../engine/action.ts';
import type { GameEvent } from '../../engine/event.ts';
import { comeUpon } from '../../engine/hiding.ts';
import { fighter, path } from '../../engine/kinds.ts';
import { ask, askAny, type Declinable, onStack, type Script } from '../../engine/script.ts';
import { fighterOf, type Id, inTurnOrder, isStanding } from '../../engine/table.ts';
import { concludeIfDecided, emit, place, roll } from '../../engine/verbs.ts';
import { isAdjacent } from '../../hex/axial.ts';
import { fall, hurt } from '../../kit/defeat.ts';
import { missing, pay } from '../../kit/purses.ts';
import { enemyOf } from '../../kit/sides.ts';
import { faultOfPath, waysOf } from '../../kit/walking.ts';
import { AP, action, DODGES, isFree, type SkeletonTable, TO_DODGE, TO_HIT, walkOn } from './table.ts';

const move = action({
  params: { path },
  check(table, by, { path }) {
    const me = fighterOf(table, by);
    return missing(me, { ap: 1 }) ?? faultOfPath(me.at, path, walkOn(table)); // SKELETON-2, SKELETON-3
  },
  *variants(table, by) {
    for (const { path } of waysOf(fighterOf(table, by).at, walkOn(table))) yield { path };
  },
  *run(table, by, { path }) {
    pay(table, by, { ap: 1 }); // SKELETON-2
    for (const hex of path) {
      if (!isFree(table, hex)) return yield* comeUpon(table, by, hex); // somebody hidden
      place(table, by, hex, 'moved'); // SKELETON-3
    }
  },
});

const attack = action({
  params: { target: fighter },
  check(table, by, { target }) {
    const [me, foe] = [fighterOf(table, by), enemyOf(table, by, target)];
    const short = missing(me, { ap: 1 }); // SKELETON-2
    if (short) return short;
    if (!foe) return 'no-such-target';
    if (!isAdjacent(me.at, foe.at)) return 'out-of-range'; // SKELETON-4
  },
  variants: (table) => inTurnOrder(table).map(({ id }) => ({ target: id })),
  *run(table, by, { target }) {
    pay(table, by, { ap: 1 }); // SKELETON-2
    yield* onStack(table, { name: 'attack', by, target }, strike(table, by, target));
  },
});

function* strike(table: SkeletonTable, by: Id, target: Id): Script {
  if (!succeeds(table, TO_HIT, { type: 'struck', by, target, clause: 'SKELETON-4' })) return; // SKELETON-4
  const { option } = yield* ask(defence(target)); // SKELETON-5
  if (!isStanding(table, by) || !isStanding(table, target)) return; // the GM may have taken them out meanwhile
  if (option === 'dodge') {
    pay(table, target, { dodges: 1 }); // SKELETON-5
    if (succeeds(table, TO_DODGE, { type: 'dodged', by: target, clause: 'SKELETON-5' })) return;
  }
  const harm = roll(table, fighterOf(table, by).harm);
  hurt(table, target, harm, { by, clause: 'SKELETON-6' }, defeat); // SKELETON-6
}

/** Rolls a die and tells of it: whether it shows at least so much. */
function succeeds(table: SkeletonTable, least: number, event: GameEvent): boolean {
  const shown = roll(table, 6);
  emit(table, { ...event, roll: shown, succeeds: shown >= least });
  return shown >= least;
}

function defence(id: Id): Declinable {
  const mayDodge = (seen: SkeletonTable) => isStanding(seen, id) && fighterOf(seen, id).dodges > 0; // SKELETON-5
  const choices = (seen: SkeletonTable) => (mayDodge(seen) ? [{ option: 'dodge' }, { option: 'pass' }] : []);
  return { for: id, kind: 'defend', choices, fallback: { option: 'pass' } };
}

function defeat(table: SkeletonTable, target: Id, by: Id | null): void {
  fall(table, target, { by, clause: 'SKELETON-6' });
}

export const ACTIONS: Actions<SkeletonTable> = { attack, move, 'end-turn': endTurn };

/** Turn by turn from wherever the table is, until one side is left. */
export function* play(table: SkeletonTable): Script {
  while (!table.over) {
    const by = table.turn;
    if (by === null || !isStanding(table, by)) passOn(table);
    else {
      const intent = yield* askAny([turnQuestion(ACTIONS, by, isStanding)]);
      if (intent) yield* perform(table, ACTIONS, intent);
    }
    concludeIfDecided(table); // SKELETON-7
  }
}

/** The turn goes to the next who has not had it in this round; when all have, a new round begins. */
function passOn(table: SkeletonTable): void {
  const next = inTurnOrder(table).find(({ defeated, acted }) => !defeated && acted < table.round);
  if (next) {
    table.turn = next.id; // SKELETON-1
    next.acted = table.round;
    next.ap = AP; // SKELETON-2
    next.dodges = DODGES; // SKELETON-5
    emit(table, { type: 'turn-began', by: next.id });
  } else {
    table.round++;
    emit(table, { type: 'round-began', round: table.round });
  }
}
