import type { Hex } from '../../hex/axial.ts';
import { hexKey, isOnMap, painted, TERRAINS, type Terrain, terrainAt } from '../../hex/map.ts';
import * as terms from '../../words/messages/terms.ts';
import type { GmPowers } from '../core/ruleset.ts';
import { formatList } from '../language/intl.ts';
import type { Said } from '../language/keyed-text.ts';
import { headingOf } from '../presentation/phrases.ts';
import { type Fault, REFUSALS } from '../presentation/rejection.ts';
import { hexText } from '../presentation/text/hex.ts';
import { own } from '../schema/records.ts';
import { fightersOf, type Table } from '../state/table.ts';
import { emit } from '../state/verbs.ts';

type Grounds<T extends Table> = Pick<GmPowers<T>, 'grounds' | 'takeUp'>;

/** Returns the kinds of ground that can be painted: first those of every map, then those of the rulebook. */
export function groundsOf({ grounds = {} }: Pick<GmPowers<never>, 'grounds'>): readonly string[] {
  return [...TERRAINS, ...Object.keys(grounds)];
}

/** Returns the label of a kind of ground. */
export function groundLabel({ grounds = {} }: Pick<GmPowers<never>, 'grounds'>, ground: string): string {
  return own<string>(terms.terrains, ground) ?? own(grounds, ground)?.label ?? headingOf(ground);
}

/** Returns the kind of ground that a hex has under these rules. */
export function groundAt<T extends Table>({ grounds = {} }: Grounds<T>, table: T, at: Hex): string {
  const [ours] = Object.entries(grounds).find(([, ground]) => ground.isAt(table, at)) ?? [];
  return ours ?? terrainAt(table.map, at);
}

/**
 * Returns why these hexes cannot be painted with this ground; undefined if they can. A wall cannot be painted on a
 * fighter, even a defeated one.
 */
export function faultOfPainting<T extends Table>(
  powers: Grounds<T>,
  table: T,
  hexes: readonly Hex[],
  ground: string,
): Fault | undefined {
  const terrain = terrainOf(powers, ground);
  const bad = (say: Said) => ({ code: 'bad-input', say });
  if (!terrain) return bad(REFUSALS.noSuchGround(ground, formatList(groundsOf(powers))));
  const off = hexes.find((at) => !isOnMap(table.map, at));
  if (off) return bad(REFUSALS.offTheMap(hexText(off)));
  if (terrain !== 'wall') return undefined;
  const keys = new Set(hexes.map(hexKey));
  const there = fightersOf(table).find(({ at }) => at && keys.has(hexKey(at)));
  return there && { code: 'occupied', say: REFUSALS.standsThere(there.name, hexText(there.at)) };
}

/**
 * Changes the ground of hexes, and emits an event that counts them by the ground that they had before. Does nothing if
 * none changes.
 */
export function paint<T extends Table>(
  powers: Grounds<T>,
  table: T,
  hexes: readonly Hex[],
  ground: string,
): void {
  const terrain = terrainOf(powers, ground);
  const distinct = [...new Map(hexes.map((at) => [hexKey(at), at])).values()];
  const others = distinct.filter((at) => groundAt(powers, table, at) !== ground);
  if (!terrain || others.length === 0) return;
  const before = Map.groupBy(others, (at) => groundAt(powers, table, at));
  const was = [...before].map(([kind, { length }]) => ({ terrain: kind, count: length }));
  powers.takeUp?.(table, others);
  table.map = painted(table.map, others, terrain);
  if (powers.grounds && Object.hasOwn(powers.grounds, ground)) powers.grounds[ground]?.lay(table, others);
  emit(table, { type: 'painted', by: 'gm', terrain: ground, hexes: others, was });
}

function terrainOf<T extends Table>({ grounds = {} }: Grounds<T>, ground: string): Terrain | undefined {
  return own(grounds, ground)?.terrain ?? TERRAINS.find((terrain) => terrain === ground);
}
