import { oneOf, optional, path } from '../../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { is } from '../conditions.ts';
import { faultOfCrawling, faultOfLegs, faultOfProne } from '../hindrances.ts';
import { stagedAction } from '../staged-action.ts';
import { faultOfPath, isPathFor, leads, type PathRules, pathsFor, speedOf, walk } from './walking.ts';

const MODES = ['walk', 'squeeze', 'crawl', 'advance', 'withdraw'] as const; // DEG-R72
type Mode = (typeof MODES)[number];

/** The ranks that each mode of movement subtracts from the speed (DEG-55, DEG-58, DEG-59, DEG-62, DEG-63). */
const SLOWER: Readonly<Record<Mode, number>> = { walk: 0, squeeze: 1, crawl: 3, advance: 3, withdraw: 3 };

function wayOf(me: DegreesFighter, mode: Mode): PathRules {
  return { rank: speedOf(me) - SLOWER[mode], squeezes: mode === 'squeeze' }; // DEG-58
}

/** Moves along a path, in one of several modes (DEG-54 to DEG-63). */
export const move = stagedAction('move', {
  params: { path, mode: optional(oneOf(MODES)) },
  understand: (act, table, by) => (isPathFor(table, by, act.path) ? act : undefined), // DEG-R15
  cost: 'mov', // DEG-54
  fault(_table, me, { mode = 'walk' }) {
    return (mode === 'crawl' ? faultOfCrawling(me) : faultOfProne(me)) ?? faultOfLegs(me); // DEG-59, DEG-R15
  },
  geometry: (table, me, { path: hexes, mode = 'walk' }) => faultOfPath(table, me, hexes, wayOf(me, mode)),
  *run(table, by, { path: hexes, mode = 'walk' }, windows) {
    yield* walk(table, by, hexes, windows, { ...spared(table, mode), crawls: mode === 'crawl' }); // DEG-6, DEG-54
  },
  *variants(table, me) {
    const modes = is(me, 'prone') ? (['crawl'] as const) : MODES.filter((mode) => isWorthwhile(table, mode));
    for (const mode of modes)
      for (const hexes of pathsFor(table, me, wayOf(me, mode)))
        yield mode === 'walk' ? { path: hexes } : { path: hexes, mode };
  },
});

function isWorthwhile({ options }: DegreesTable, mode: Mode): boolean {
  return mode !== 'crawl' && (mode !== 'squeeze' || options.tight.length > 0);
}

/**
 * Returns the condition under which steps of an advance or withdrawal do not provoke opportunity attacks (DEG-62,
 * DEG-63).
 */
function spared(table: DegreesTable, mode: Mode) {
  if (mode !== 'advance' && mode !== 'withdraw') return {};
  const way = mode === 'advance' ? 'toward' : 'away';
  return {
    isSpared: (me: DegreesFighter, to: readonly [number, number]) =>
      leads(table, fighterOf(table, me.id), to, way),
  };
}
