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
import { fighterAt } from '../tools/idle.ts';
import type { Way } from '../tools/paths.ts';
import * as words from '../words/fight.ts';
import { costText } from './offers.ts';
import { bandText, conditionsOf, healthOf, nameIn, type Scene } from './scene.ts';

const LOOKS: Readonly<Record<GroundLook, string>> = {
  water: words.water,
  planks: words.planks,
  brush: words.brush,
};

/** A hex in words: where it is, who is there and how they are, what ground it is, and what going there would bring. */
export function spotText(scene: Scene, at: Hex, ways: ReadonlyMap<number, Way>): string {
  const id = fighterAt(scene.table, at);
  const who = id === undefined ? [] : [nameIn(scene.table, id), ...stateOf(scene, id)];
  const parts = [
    ...who,
    ...groundAt(scene, at),
    ...signsAt(scene, at),
    ...wayTo(scene, ways.get(hexKey(at))),
  ];
  return [at.join(', '), parts.join('; ')].filter(Boolean).join(': ');
}

/** How somebody is, part by part: side, health, whose turn it is, what holds of them. */
export function stateOf(scene: Scene, id: string): string[] {
  const fighter = scene.table.fighters[id];
  if (!fighter) return [];
  const health = healthOf(scene, id);
  const shown = bandText(scene, id) ?? (health ? words.healthOf(health.now, health.most) : '');
  const parts = [
    fighter.side,
    fighter.defeated ? words.defeated : shown,
    scene.table.turn === id ? words.takesATurn : '',
    conditionsOf(scene, id).join(', '),
  ];
  return parts.filter((part) => part !== '');
}

function groundAt({ table: { map } }: Scene, at: Hex): string[] {
  const look = lookOfGround(map, at);
  return [
    ...(look ? [LOOKS[look]] : []),
    ...(isWall(map, at) ? [words.wall] : []),
    ...(isDifficult(map, at) ? [words.difficultGround] : []),
    ...(isCover(map, at) ? [words.cover] : []),
  ];
}

function signsAt({ ruleset, table }: Scene, at: Hex): string[] {
  const signs = ruleset.description.marks?.(table) ?? [];
  return signs.filter((sign) => isSame(sign.at, at)).map(({ label }) => label);
}

/** That one can go there: what it costs, and who may strike on the way. */
export function wayTo(scene: Scene, way: Way | undefined): string[] {
  if (!way) return [];
  const cost = way.forecast ? costText(scene, way.forecast.cost) : '';
  const strikers = strikersOn(scene, way);
  return [
    cost === '' ? words.inReach : words.inReachFor(cost),
    ...(strikers.length > 0 ? [words.mayStrikeOnTheWay(strikers)] : []),
  ];
}

/** The names of those who may strike whoever goes that way. */
export function strikersOn({ table }: Scene, { forecast }: Way): string[] {
  return [...new Set(forecast?.provokes.map(({ by }) => nameIn(table, by)))];
}
