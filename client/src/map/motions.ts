import {
  bare,
  type EventKind,
  eventKindOf,
  type GameEvent,
  type Hex,
  type Id,
  type RollOutcome,
  type Ruleset,
  readValue,
} from '@riposte/shared';
import { hexIn } from '../battle/places.ts';

/** The animation of an event, with the fighters or hexes that it needs. */
export type Motion =
  | { readonly beat: 'walk'; readonly who: Id; readonly from: Hex; readonly to: Hex }
  | {
      readonly beat: 'strike' | 'shoot' | 'cast';
      readonly who: Id;
      readonly at: Id;
      /** The outcome of the roll, if there is one. */
      readonly outcome?: RollOutcome | undefined;
    }
  | { readonly beat: 'guard' | 'miss' | 'hurt' | 'heal' | 'fall' | 'rise'; readonly who: Id };

/** Returns the animation that the ruleset declares for an event; undefined if there is none. */
export function motionOf(
  { events, description }: Pick<Ruleset, 'events' | 'description'>,
  event: GameEvent,
): Motion | undefined {
  const { type, by, target } = event;
  const declared = eventKindOf(events, type);
  const moved = target ?? by;
  if (!declared?.beat) return undefined;
  switch (declared.beat) {
    case 'walk': {
      const [from, to] = [placeIn(declared, event, 'from'), placeIn(declared, event, 'to')];
      return moved !== undefined && from && to ? { beat: 'walk', who: moved, from, to } : undefined;
    }
    case 'strike':
    case 'shoot':
    case 'cast': {
      const isAtAnother = by !== undefined && target !== undefined && by !== target;
      const outcome = description.roll?.(event)?.outcome;
      return isAtAnother ? { beat: declared.beat, who: by, at: target, outcome } : undefined;
    }
    case 'guard': {
      const who = by ?? target;
      return who === undefined ? undefined : { beat: 'guard', who };
    }
    default:
      return moved === undefined ? undefined : { beat: declared.beat, who: moved };
  }
}

/** Returns the hex that is stored in a member of an event; undefined if there is none. */
function placeIn({ members }: EventKind, event: GameEvent, name: string): Hex | undefined {
  const kind = members?.[name];
  const place = kind && bare(kind).type === 'hex' ? readValue(kind, event[name]) : undefined;
  return place === undefined || place === null ? undefined : hexIn(place);
}
