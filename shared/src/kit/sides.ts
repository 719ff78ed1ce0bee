import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fighterOf, findFighter, inTurnOrder, type Table } from '../engine/state/table.ts';

/** Whether two fighters are on different sides. */
export function areEnemies(a: Pick<Fighter, 'side'>, b: Pick<Fighter, 'side'>): boolean {
  return a.side !== b.side;
}

/** The fighter of that id if it stands against `by`. */
export function enemyOf<F extends Fighter>(table: Table<F>, by: Id, target: Id): F | undefined {
  const [own, other] = [findFighter(table, by), findFighter(table, target)];
  return own && other && !other.defeated && areEnemies(own, other) ? other : undefined;
}

/** Everybody who still stands against a fighter, in turn order. */
export function enemiesOf<F extends Fighter>(table: Table<F>, by: Id): F[] {
  const own = fighterOf(table, by);
  return inTurnOrder(table).filter((other) => !other.defeated && areEnemies(own, other));
}

/** The fighter of that id if it stands by `by`, which may be itself. */
export function friendOf<F extends Fighter>(table: Table<F>, by: Id, target: Id): F | undefined {
  const [own, other] = [findFighter(table, by), findFighter(table, target)];
  return own && other && !other.defeated && !areEnemies(own, other) ? other : undefined;
}

/** Everybody who still stands by a fighter, itself left out, in turn order. */
export function alliesOf<F extends Fighter>(table: Table<F>, by: Id): F[] {
  const own = fighterOf(table, by);
  return inTurnOrder(table).filter(
    (other) => !other.defeated && !areEnemies(own, other) && other.id !== own.id,
  );
}
