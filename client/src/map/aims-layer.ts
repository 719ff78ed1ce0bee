import { bare, type Hex, type Id, type Json, readValue, type StackItem } from '@riposte/shared';
import { path as pathKind } from '@riposte/shared/engine/schema/field-schema';
import { Container, Graphics } from 'pixi.js';
import { type BattleSnapshot, sideIndex } from '../battle/snapshot.ts';
import { centerOf } from '../scenery/metrics.ts';
import { MAP_COLORS, SIDE_COLORS } from '../theme/colors.ts';

/** Distance between the end of an arc and the center of a fighter, in map pixels. */
const CLEAR = 31;
const BOW = 0.16;

/**
 * Shows pending actions on the map: an arc from actor to target, or the path of a movement. The action that resolves
 * next is the brightest.
 */
export class AimsLayer {
  readonly view = new Container();
  readonly #lines = new Graphics();
  #shown = '[]';
  #aims: readonly Aim[] = [];
  #ended: Aim[] = [];

  constructor() {
    this.view.addChild(this.#lines);
  }

  /** Draws the pending actions, unless they are already shown. */
  show(snapshot: BattleSnapshot): void {
    const aims = snapshot.table.stack.flatMap((item, depth) => aimOf(snapshot, item, depth) ?? []);
    const shown = JSON.stringify(aims);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const keys = new Set(aims.map(({ key }) => key));
    this.#ended.push(...this.#aims.filter(({ key }) => !keys.has(key)));
    this.#aims = aims;
    this.#lines.clear();
    for (const aim of aims.toReversed()) drawAim(this.#lines, aim);
  }

  /** The pending actions that are shown, the next one first. The list is replaced when it changes. */
  get aims(): readonly Aim[] {
    return this.#aims;
  }

  /** Returns the actions that have ended since the last call. */
  takeEnded(): readonly Aim[] {
    return this.#ended.splice(0);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pending action on the map. */
export interface Aim {
  /** Identifies the action as long as it is pending. */
  readonly key: string;
  readonly by: Id;
  /** The points of its arc or path. */
  readonly way: readonly Point[];
  readonly color: number;
  /** Position in the order of resolution; 0 for the action that resolves next. */
  readonly depth: number;
}

function aimOf(snapshot: BattleSnapshot, item: StackItem, depth: number): Aim | undefined {
  const { by, target } = item;
  const from = placeOf(snapshot, by);
  if (by === undefined || !from) return undefined;
  const color = SIDE_COLORS[sideIndex(snapshot.table, by) % SIDE_COLORS.length] ?? MAP_COLORS.text;
  const key = `${snapshot.table.stack.length - depth} ${item.name} ${by}`;
  const path = wayOf(snapshot, item);
  if (path.length > 0) return { key, by, way: [from, ...path.map(centerOf)], color, depth };
  const to = placeOf(snapshot, target);
  return to && target !== by ? { key, by, way: bowFrom(from, to), color, depth } : undefined;
}

function placeOf({ table }: BattleSnapshot, id: Id | undefined): Point | undefined {
  const at = id === undefined ? undefined : table.fighters[id]?.at;
  return at ? centerOf(at) : undefined;
}

/** Returns the remaining hexes of a pending movement. */
function wayOf({ ruleset }: BattleSnapshot, item: StackItem): readonly Hex[] {
  const { params = {} } = ruleset.actions[item.name] ?? {};
  const key = Object.keys(params).find((name) => params[name] && bare(params[name]).type === 'path');
  if (key === undefined) return [];
  return readValue(pathKind, (item as unknown as Readonly<Record<string, Json>>)[key]) ?? [];
}

function drawAim(lines: Graphics, { way, color, depth }: Aim): void {
  const alpha = depth === 0 ? 1 : 0.55;
  for (const [stroke, width] of [
    [MAP_COLORS.shade, 9],
    [depth === 0 ? 0xffffff : color, 5.5],
    [color, 3],
  ] as const) {
    // biome-ignore format: keeps each pair on one line
    lines.moveTo(way[0]?.x ?? 0, way[0]?.y ?? 0);
    for (const { x, y } of way.slice(1)) lines.lineTo(x, y);
    lines.stroke({ color: stroke, width, alpha, cap: 'round', join: 'round' });
  }
  drawHead(lines, way, color, alpha);
}

/**
 * Returns the points of a curve between two tokens. The curve bends, so that an action and a reaction in the opposite
 * direction do not overlap.
 */
function bowFrom(from: Point, to: Point): Point[] {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [start, end] = [
    { x: from.x + x * CLEAR, y: from.y + y * CLEAR },
    { x: to.x - x * CLEAR, y: to.y - y * CLEAR },
  ];
  const bend = { x: (from.x + to.x) / 2 + y * length * BOW, y: (from.y + to.y) / 2 - x * length * BOW };
  return Array.from({ length: 17 }, (_, index) => {
    const [a, b] = [1 - index / 16, index / 16];
    return {
      x: a * a * start.x + 2 * a * b * bend.x + b * b * end.x,
      y: a * a * start.y + 2 * a * b * bend.y + b * b * end.y,
    };
  });
}

function drawHead(lines: Graphics, way: readonly Point[], color: number, alpha: number): void {
  const [end, before] = [way.at(-1), way.at(-2)];
  if (!end || !before) return;
  const length = Math.max(1, Math.hypot(end.x - before.x, end.y - before.y));
  const [x, y] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const [tip, base] = [
    { x: end.x + 6 * x, y: end.y + 6 * y },
    { x: end.x - 9 * x, y: end.y - 9 * y },
  ];
  lines.poly([tip.x, tip.y, base.x - 9 * y, base.y + 9 * x, base.x + 9 * y, base.y - 9 * x]);
  lines.fill({ color, alpha }).stroke({ color: MAP_COLORS.shade, width: 2, alpha });
}
