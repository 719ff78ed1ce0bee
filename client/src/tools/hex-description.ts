import {
  type GroundLook,
  type Hex,
  hexKey,
  isCover,
  isDifficult,
  isSame,
  isWall,
  lookOfGround,
  own,
} from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { headingOf } from '@riposte/shared/engine/presentation/phrases';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { conditionsText } from '../battle/conditions.ts';
import { costText } from '../battle/offers.ts';
import { pendingTitlesAgainst } from '../battle/pending.ts';
import { fighterAt } from '../battle/places.ts';
import { pointsOf } from '../battle/points.ts';
import { type BattleSnapshot, bandText, figureOf, healthOf, nameIn } from '../battle/snapshot.ts';
import { areaText } from '../battle/words.ts';
import type { Marks } from '../session/tool.ts';
import { factsText } from '../wording/facts.ts';
import * as words from '../words/fight.ts';
import { areasAround, labelsOn } from './note-descriptions.ts';
import type { Way } from './paths.ts';

/** The name of each look of the ground. */
export const LOOKS: Readonly<Record<GroundLook, string>> = {
  water: words.water,
  planks: words.planks,
  brush: words.brush,
};

/**
 * Returns the description of a hex for screen readers: place, fighter, terrain, and whether it can be targeted or
 * chosen. Adds the cost of moving there, the area of the prepared action if it includes the hex, and the hex's note if
 * it has one.
 */
export function hexDescription(
  snapshot: BattleSnapshot,
  at: Hex,
  ways: ReadonlyMap<number, Way>,
  notes: ReadonlyMap<number, string>,
  marks: Pick<Marks, 'hexes' | 'targets' | 'area'>,
): string {
  const id = fighterAt(snapshot.table, at);
  const who = id === undefined ? [] : [nameIn(snapshot.table, id), ...stateOf(snapshot, id)];
  const parts = [
    ...who,
    ...groundAt(snapshot, at),
    ...signsAt(snapshot, at),
    ...labelsOn(snapshot.table.map, at),
    ...areasAround(snapshot.table.map, at),
    id !== undefined && marks.targets.includes(id) ? words.canBeTargeted : '',
    !ways.has(hexKey(at)) && marks.hexes.some((hex) => isSame(hex.at, at)) ? words.canBeChosen : '',
    ...wayTo(snapshot, ways.get(hexKey(at))),
    marks.area?.hexes.some((hex) => isSame(hex, at)) ? areaText(snapshot, marks.area) : '',
    notes.get(hexKey(at)) ?? '',
  ];
  return [at.join(', '), factsText(parts)].filter(Boolean).join(': ');
}

/**
 * Returns the parts of a fighter's description: side, health, points, turn, conditions, items in hand and pending
 * actions.
 */
export function stateOf(snapshot: BattleSnapshot, id: string): string[] {
  const fighter = snapshot.table.fighters[id];
  if (!fighter) return [];
  const health = healthOf(snapshot, id);
  const pending = pendingTitlesAgainst(snapshot, id);
  const shown = bandText(snapshot, id) ?? (health ? healthText(health) : '');
  const parts = [
    sideLabel(fighter.side),
    fighter.defeated ? words.defeated : shown,
    ...pointsOf(snapshot, id).map(({ short, now, most }) => words.pointsOf(short, now, most)),
    snapshot.table.turn === id ? words.takesATurn : '',
    snapshot.table.turn !== id && isAsked(snapshot, id) ? words.hasAChoice : '',
    fighter.hidden ? words.hidden : '',
    conditionsText(snapshot, id),
    heldText(snapshot, id),
    pending.length > 0 ? words.targetOf(formatList(pending, 'conjunction')) : '',
  ];
  return parts.filter((part) => part !== '');
}

function healthText({ now, most }: { readonly now: number; readonly most: number | undefined }): string {
  return most === undefined ? words.health(now) : words.healthOf(now, most);
}

function isAsked({ waiting }: BattleSnapshot, id: string): boolean {
  return waiting.some((one) => one.for === id);
}

/** Returns the items in a fighter's hands as text; empty if there are none, or if this seat may not know them. */
function heldText(snapshot: BattleSnapshot, id: string): string {
  const { things } = snapshot.ruleset.description;
  const { hands = [] } = figureOf(snapshot, id) ?? {};
  const held = hands.map(({ thing }) => own(things, thing)?.label ?? headingOf(thing));
  return held.length > 0 ? words.inHand(formatList(held)) : '';
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
    ...(strikers.length > 0 ? [words.mayStrikeOnTheWay(formatList(strikers, 'conjunction'))] : []),
  ];
}

/** Returns the names of the fighters that can attack along a path. */
export function strikersOn({ table }: BattleSnapshot, { forecast }: Way): string[] {
  return [...new Set(forecast?.provokes.map(({ by }) => nameIn(table, by)))];
}
