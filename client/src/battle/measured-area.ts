import {
  distance,
  type Hex,
  hasLineOfSight,
  hexKey,
  type Id,
  isOpenGround,
  line,
  type Table,
} from '@riposte/shared';
import { type Template, templateHexes } from '@riposte/shared/hex/template';
import type { TalkMessage } from '@riposte/shared/protocol/messages';

/** A measurement: from one hex to another, or a template that starts from a hex. */
export type Plan =
  | { readonly from: Hex; readonly to: Hex }
  | { readonly from: Hex; readonly template: Template };

/** The hexes of a measurement. */
export interface MeasuredArea {
  readonly from: Hex;
  /** The covered hexes on the map, nearest first: without walls for a template, without the first hex for a ruler. */
  readonly hexes: readonly Hex[];
  /** The covered hexes that cannot be seen from the first hex, by `hexKey`. */
  readonly unseen: ReadonlySet<number>;
  /** The distance or the size of the template, in hexes, and the hex on which the map shows this number. */
  readonly size: number;
  readonly labelAt: Hex;
}

/** Returns the hexes that a measurement covers on a map. */
export function measuredArea({ map }: Table, plan: Plan): MeasuredArea {
  const { from } = plan;
  const hexes =
    'to' in plan
      ? line(from, plan.to).slice(1)
      : templateHexes(from, plan.template).filter((at) => isOpenGround(map, at));
  const unseen = hexes.filter((at) => !hasLineOfSight(map, from, at));
  const [size, labelAt] = 'to' in plan ? [distance(from, plan.to), plan.to] : [plan.template.size, from];
  return { from, hexes, unseen: new Set(unseen.map(hexKey)), size, labelAt };
}

/** The fighters of one side in a measured area. */
export interface CoveredSide {
  readonly side: string;
  readonly fighters: readonly { readonly id: Id; readonly isSeen: boolean }[];
}

/** Returns the fighters in an area by side. The sides of `mine`, this seat's fighters, come first. */
export function coveredSides(
  { fighters }: Table,
  { hexes, unseen }: MeasuredArea,
  mine: readonly Id[],
): readonly CoveredSide[] {
  const covered = new Set(hexes.map(hexKey));
  const bySide = new Map<string, { id: Id; isSeen: boolean }[]>();
  for (const { id, side, at, defeated } of Object.values(fighters)) {
    if (!at || defeated || !covered.has(hexKey(at))) continue;
    bySide.set(side, [...(bySide.get(side) ?? []), { id, isSeen: !unseen.has(hexKey(at)) }]);
  }
  const isOwn = (side: string) => mine.some((id) => fighters[id]?.side === side);
  return [...bySide]
    .map(([side, covered]) => ({ side, fighters: covered }))
    .sort((one, other) => Number(isOwn(other.side)) - Number(isOwn(one.side)));
}

/** Returns the message that shows a measurement to all seats. */
export function messageOfPlan(plan: Plan): TalkMessage {
  const [q, r] = plan.from;
  return 'to' in plan
    ? { do: 'measure', from: [q, r], to: [plan.to[0], plan.to[1]] }
    : { do: 'ping', at: [q, r], template: plan.template };
}
