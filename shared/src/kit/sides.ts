import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fighterOf, findFighter, inTurnOrder, type Table } from '../engine/state/table.ts';

/** Returns whether two fighters are on different sides. */
export function areEnemies(a: Pick<Fighter, 'side'>, b: Pick<Fighter, 'side'>): boolean {
  return a.side !== b.side;
}

/** Returns the fighter with this id if it is an undefeated enemy of `by`; otherwise undefined. */
export function enemyOf<F extends Fighter>(table: Table<F>, by: Id, target: Id): F | undefined {
  const [own, other] = [findFighter(table, by), findFighter(table, target)];
  return own && other && !other.defeated && areEnemies(own, other) ? other : undefined;
}

/** Returns all undefeated enemies of a fighter, in turn order. */
export function enemiesOf<F extends Fighter>(table: Table<F>, by: Id): F[] {
  const own = fighterOf(table, by);
  return inTurnOrder(table).filter((other) => !other.defeated && areEnemies(own, other));
}

/** Returns the fighter with this id if it is `by` itself or an undefeated ally of `by`; otherwise undefined. */
export function friendOf<F extends Fighter>(table: Table<F>, by: Id, target: Id): F | undefined {
  const [own, other] = [findFighter(table, by), findFighter(table, target)];
  return own && other && !other.defeated && !areEnemies(own, other) ? other : undefined;
}

/** Returns the fighter with this id if it is an undefeated ally of `by` and not `by` itself; otherwise undefined. */
export function allyOf<F extends Fighter>(table: Table<F>, by: Id, target: Id): F | undefined {
  return target === by ? undefined : friendOf(table, by, target);
}

/** Returns all undefeated allies of a fighter, without the fighter itself, in turn order. */
export function alliesOf<F extends Fighter>(table: Table<F>, by: Id): F[] {
  const own = fighterOf(table, by);
  return inTurnOrder(table).filter(
    (other) => !other.defeated && !areEnemies(own, other) && other.id !== own.id,
  );
}
