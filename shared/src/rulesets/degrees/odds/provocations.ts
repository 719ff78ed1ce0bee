import type { RatedForecast, RatedOdds, RatedProvocation } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fightersOf } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { oncePerFighter } from '../../../kit/once-per-fighter.ts';
import { provokedBy } from '../book/attacks/attack.ts';
import { meansOf } from '../book/attacks/wielding.ts';
import { leads } from '../book/movement/walking.ts';
import { couldStrike, strikesOf } from '../book/opportunity-attacks/opportunity.ts';
import type { Provoked } from '../book/opportunity-attacks/threats.ts';
import { isWeapon, weaponOf } from '../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { attackOdds } from './attack-odds.ts';

/* The opportunity attacks that an action provokes, and their odds. */

/**
 * Returns the attacks that a fighter provokes in its hex. With `beside`, returns only the attacks of adjacent enemies:
 * DEG-128.
 */
export function strikersHere(
  table: DegreesTable,
  me: DegreesFighter,
  beside = false,
): RatedForecast['provokes'] {
  return beside ? strikesBeside(table, me) : strikes(table, me);
}

const strikes = oncePerFighter((table: DegreesTable, me: DegreesFighter) =>
  strikers(table, me).map((by) => strikeBy(table, by, me, 0)),
);

const strikesBeside = oncePerFighter((table: DegreesTable, me: DegreesFighter) =>
  strikers(table, me, { beside: true }).map((by) => strikeBy(table, by, me, 0)),
);

/** Returns the attacks that a fighter provokes along a path, at most one for each enemy. */
export function alongPath(
  table: DegreesTable,
  me: DegreesFighter,
  { path, mode }: Params,
): RatedForecast['provokes'] {
  const provoked: RatedProvocation[] = [];
  const struck = new Set<Id>();
  const way = mode === 'advance' ? 'toward' : mode === 'withdraw' ? 'away' : undefined;
  let { at } = me;
  for (const [step, to] of ((path ?? []) as readonly Hex[]).entries()) {
    const walker = { ...me, at };
    const isSpared = way !== undefined && leads(table, walker, to, way); // DEG-62, DEG-63
    const able = isSpared ? [] : strikers(table, walker).filter(({ id }) => !struck.has(id));
    for (const by of able) {
      struck.add(by.id);
      provoked.push(strikeBy(table, by, walker, step));
    }
    at = to;
  }
  return provoked;
}

/** Returns the opportunity attacks that an attack with a weapon provokes (DEG-14, DEG-16 to DEG-18). */
export function byAttacking(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  weapon: string,
): RatedForecast['provokes'] {
  if (!isWeapon(me, weapon)) return [];
  const { type } = weaponOf(me, weapon);
  if (type === 'ranged' || type === 'rumor') return strikersHere(table, me);
  const provoked = provokedBy(table, me, weapon, foe.id);
  return provoked ? strikersHere(table, me).filter(({ by }) => by === provoked.only) : [];
}

function strikers(table: DegreesTable, me: DegreesFighter, provoked: Provoked = {}): DegreesFighter[] {
  return fightersOf(table).filter((other) => couldStrike(table, other, me, provoked));
}

function strikeBy(
  table: DegreesTable,
  by: DegreesFighter,
  me: DegreesFighter,
  step: number,
): RatedProvocation {
  const [weapon = 'fists'] = strikesOf(table, by, me);
  const odds: RatedOdds = attackOdds(table, by, me, { means: meansOf(by, weapon) });
  return { by: by.id, reaction: 'attack', at: me.at, step, odds };
}
