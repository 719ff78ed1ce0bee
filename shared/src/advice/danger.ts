import { foesOf } from '../bots/worth.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Edition } from '../engine/history/edition.ts';
import { healthResource, type ResourceDescription } from '../engine/presentation/description.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, findFighter, type Table } from '../engine/state/table.ts';
import { distance, type Hex } from '../hex/axial.ts';
import { type DangerLevel, levelOf } from './danger-level.ts';
import { movesOf } from './moves.ts';
import { nextTurns } from './rehearsal.ts';
import { Threat } from './threat.ts';

/** The damage that a fighter must expect on a hex before its next turn. */
export interface HexDanger {
  readonly at: Hex;
  /** The average damage, in the same unit as health. */
  readonly damage: number;
  readonly level: DangerLevel;
  /** The enemies that contribute, most dangerous first. */
  readonly by: readonly { readonly id: Id; readonly damage: number }[];
}

/** The maximum number of hexes and enemies that are examined. */
const MOST_HEXES = 120;
const MOST_FOES = 12;
/** The danger to a fighter, computed hex by hex. */
export interface DangerMap {
  /** The hexes that the fighter can reach, its own first. */
  readonly hexes: readonly Hex[];
  /** The enemies that are left out, because the seat does not know enough about them to compute their odds. */
  readonly unknown: readonly Id[];
  at(hex: Hex): HexDanger;
}

/**
 * Returns the danger to a fighter before its next turn. Returns undefined if the fighter is not on the map or the
 * ruleset has no health. Uses only what `seen`, a seat's view, shows.
 */
export function dangerOf(edition: Edition, seen: Table, by: Id): DangerMap | undefined {
  const { ruleset } = edition;
  const me = findFighter(seen, by);
  const health = healthResource(ruleset.description);
  if (!me?.at || !health) return undefined;
  const here = me.at;
  const foes = foesOf({ ruleset, view: seen, side: me.side })
    .sort((one, other) => distance(one.at, here) - distance(other.at, here))
    .slice(0, MOST_FOES)
    .map(({ id }) => id);
  const turns = nextTurns(edition, seen, foes);
  const all = [...turns].map(([id, turn]) => new Threat(edition, turn, id, { by, field: health.field }));
  const known = all.filter(({ isKnown }) => isKnown);
  const now = healthOf(ruleset, seen, me, health);
  return {
    hexes: [here, ...movesOf(ruleset, seen, by).map(({ end }) => end)].slice(0, MOST_HEXES),
    unknown: all.filter(({ isKnown }) => !isKnown).map(({ id }) => id),
    at: (hex) => dangerAt(hex, known, now),
  };
}

/** Returns a fighter's current health, at least 1. */
function healthOf(ruleset: Ruleset, seen: Table, me: Fighter, { field }: ResourceDescription): number {
  const now = ruleset.fields[field]?.get(seen, me);
  return typeof now === 'number' ? Math.max(1, now) : 1;
}

function dangerAt(at: Hex, threats: readonly Threat[], health: number): HexDanger {
  const by = threats
    .map((threat) => ({ id: threat.id, damage: threat.damageAt(at) }))
    .filter(({ damage }) => damage > 0)
    .sort((one, other) => other.damage - one.damage);
  const damage = by.reduce((sum, one) => sum + one.damage, 0);
  return { at, damage, level: levelOf(damage, health), by };
}
