import type { RatedProvocation } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { cached, fighterOf } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { hexKey } from '../../../hex/map.ts';
import { derived } from '../../../kit/derivation.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import { threatens } from '../book/reach.ts';
import { canReactTo, reactionWeapons } from '../book/reaction-attack.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { attackFacts } from './attack-facts.ts';
import { attackOdds } from './attack-odds.ts';
import { deriveAttack } from './derivations.ts';

/**
 * Returns the Reaction Attacks that a fighter could provoke in the hex `at`. `step` is the number of hexes of its path
 * that it has entered by then. `isMeant` selects the enemies.
 */
export function provocationsAt(
  table: FlowTable,
  by: Id,
  at: Hex,
  step: number,
  isMeant: (enemy: FlowFighter) => boolean = () => true,
): RatedProvocation[] {
  return strikesAt(table, by, at)
    .filter((strike) => isMeant(fighterOf(table, strike.by)))
    .map((strike) => ({ ...strike, step }));
}

type Strike = Omit<RatedProvocation, 'step'>;

const STRIKES_BY_HEX = {};

/** Returns the Reaction Attacks that a fighter could provoke in a hex. Cached, because many paths share a hex. */
function strikesAt(table: FlowTable, by: Id, at: Hex): readonly Strike[] {
  const known = cached(table, STRIKES_BY_HEX, () => new Map<string, readonly Strike[]>());
  const key = `${hexKey(at)} ${by}`;
  const strikes = known.get(key) ?? findStrikes(table, by, at);
  known.set(key, strikes);
  return strikes;
}

function findStrikes(table: FlowTable, by: Id, at: Hex): Strike[] {
  // Whether an enemy threatens the hex does not depend on where the fighter `by` is now.
  const near = enemiesOf(table, by).filter((enemy) => threatens(table, enemy, at));
  if (near.length === 0) return [];
  const there = movedTo(table, by, at);
  return near
    .filter((enemy) => canReactTo(there, enemy, by, at))
    .flatMap((enemy) => {
      const [wielded] = reactionWeapons(there, enemy, by);
      if (!wielded) return [];
      const planned = { by: enemy.id, target: by, wielded, kind: 'reaction-attack' } as const;
      return [
        {
          by: enemy.id,
          reaction: 'reaction-attack',
          at,
          odds: derived(attackOdds(attackFacts(there, planned)), () => deriveAttack(there, planned, null)),
        },
      ];
    });
}

/** Returns a copy of the table in which a fighter is on another hex. */
function movedTo(table: FlowTable, id: Id, at: Hex): FlowTable {
  return { ...table, fighters: { ...table.fighters, [id]: { ...fighterOf(table, id), at } } };
}
