import {
  type GroundLook,
  type Hex,
  hexKey,
  isCover,
  isDifficult,
  isSame,
  isWall,
  lookOfGround,
} from '@riposte/shared';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { costText } from '../battle/offers.ts';
import { fighterAt } from '../battle/places.ts';
import { type BattleSnapshot, bandText, conditionsOf, healthOf, nameIn } from '../battle/snapshot.ts';
import * as words from '../words/fight.ts';
import { areasAround, labelsOn } from './note-descriptions.ts';
import type { Way } from './paths.ts';

const LOOKS: Readonly<Record<GroundLook, string>> = {
  water: words.water,
  planks: words.planks,
  brush: words.brush,
};

/**
 * Returns the description of a hex for screen readers: place, fighter, terrain, the cost of moving there, and its note
 * if it has one.
 */
export function hexDescription(
  snapshot: BattleSnapshot,
  at: Hex,
  ways: ReadonlyMap<number, Way>,
  notes: ReadonlyMap<number, string>,
): string {
  const id = fighterAt(snapshot.table, at);
  const who = id === undefined ? [] : [nameIn(snapshot.table, id), ...stateOf(snapshot, id)];
  const parts = [
    ...who,
    ...groundAt(snapshot, at),
    ...signsAt(snapshot, at),
    ...labelsOn(snapshot.table.map, at),
    ...areasAround(snapshot.table.map, at),
    ...wayTo(snapshot, ways.get(hexKey(at))),
    notes.get(hexKey(at)) ?? '',
  ].filter(Boolean);
  return [at.join(', '), parts.join('; ')].filter(Boolean).join(': ');
}

/** Returns the parts of a fighter's description: side, health, turn and conditions. */
export function stateOf(snapshot: BattleSnapshot, id: string): string[] {
  const fighter = snapshot.table.fighters[id];
  if (!fighter) return [];
  const health = healthOf(snapshot, id);
  const shown = bandText(snapshot, id) ?? (health ? words.healthOf(health.now, health.most) : '');
  const parts = [
    sideLabel(fighter.side),
    fighter.defeated ? words.defeated : shown,
    snapshot.table.turn === id ? words.takesATurn : '',
    conditionsOf(snapshot, id).join(', '),
  ];
  return parts.filter((part) => part !== '');
}

function groundAt({ table: { map } }: BattleSnapshot, at: Hex): string[] {
  const look = lookOfGround(map, at);
  return [
    ...(look ? [LOOKS[look]] : []),
    ...(isWall(map, at) ? [words.wall] : []),
    ...(isDifficult(map, at) ? [words.difficultGround] : []),
    ...(isCover(map, at) ? [words.cover] : []),
  ];
}

function signsAt({ ruleset, table }: BattleSnapshot, at: Hex): string[] {
  const signs = ruleset.description.marks?.(table) ?? [];
  return signs.filter((sign) => isSame(sign.at, at)).map(({ label }) => label);
}

/** Returns the parts of a hex's description that give the cost and the risks of moving there. */
export function wayTo(snapshot: BattleSnapshot, way: Way | undefined): string[] {
  if (!way) return [];
  const cost = way.forecast ? costText(snapshot, way.forecast.cost) : '';
  const strikers = strikersOn(snapshot, way);
  return [
    cost === '' ? words.inReach : words.inReachFor(cost),
    ...(strikers.length > 0 ? [words.mayStrikeOnTheWay(strikers)] : []),
  ];
}

/** Returns the names of the fighters that can attack along a path. */
export function strikersOn({ table }: BattleSnapshot, { forecast }: Way): string[] {
  return [...new Set(forecast?.provokes.map(({ by }) => nameIn(table, by)))];
}
