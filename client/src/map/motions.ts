import {
  type BeatElement,
  bare,
  eventKindOf,
  type GameEvent,
  type Hex,
  type Id,
  lookOf,
  type RollOutcome,
  type Ruleset,
  readValue,
} from '@riposte/shared';
import { hexIn } from '../battle/places.ts';

/** The animation of an event, with the fighters or hexes that it needs. */
export type Motion = Way | Attack | State;

/** A fighter moves, or is moved, to an adjacent or distant hex. */
export interface Way {
  readonly beat: 'walk' | 'push';
  readonly who: Id;
  readonly from: Hex;
  readonly to: Hex;
}

/** A fighter acts on others, such as by a blow or spell. `at` is empty if the act has no target. */
export interface Attack {
  readonly beat: 'strike' | 'shoot' | 'cast' | 'grab' | 'counter';
  readonly who: Id;
  readonly at: readonly Id[];
  readonly element?: BeatElement | undefined;
  /** The outcome of the roll, if there is one. */
  readonly outcome?: RollOutcome | undefined;
}

/** Something happens to a fighter. */
export interface State {
  readonly beat: 'guard' | 'miss' | 'hurt' | 'heal' | 'trip' | 'fall' | 'die' | 'rise' | 'cancel';
  readonly who: Id;
  readonly element?: BeatElement | undefined;
}

type Rules = Pick<Ruleset, 'events' | 'description'>;

/** Finds the animations of events. It reads all events of a battle in order, because some announce later ones. */
export class Motions {
  /** The announced attacks that have not been played, by fighter and beat. */
  readonly #announced = new Map<string, Pick<Attack, 'at' | 'element'>>();

  /** Returns the animation that the ruleset declares for an event; undefined if there is none. */
  next(rules: Rules, event: GameEvent): Motion | undefined {
    const { by, target } = event;
    const { beat, element } = lookOf(rules.events, event);
    const moved = target ?? by;
    if (!beat || moved === undefined) return undefined;
    switch (beat) {
      case 'walk':
      case 'push': {
        const [from, to] = [placeIn(rules, event, 'from'), placeIn(rules, event, 'to')];
        return from && to ? { beat, who: moved, from, to } : undefined;
      }
      case 'strike':
      case 'shoot':
      case 'cast':
        return this.#attack(rules, event, beat, element);
      case 'counter':
        return { beat, who: by ?? moved, at: targetsOf(event), element };
      case 'grab': {
        const at = by === undefined ? [] : targetsOf(event);
        return { beat, who: at.length > 0 && by !== undefined ? by : moved, at, element };
      }
      case 'guard':
        return { beat, who: by ?? moved, element };
      default:
        return { beat, who: moved, element };
    }
  }

  #attack(
    rules: Rules,
    event: GameEvent,
    beat: 'strike' | 'shoot' | 'cast',
    element: BeatElement | undefined,
  ): Motion | undefined {
    const { by: who } = event;
    if (who === undefined) return undefined;
    const [key, at] = [`${who} ${beat}`, targetsOf(event)];
    if (eventKindOf(rules.events, event.type)?.isAhead) {
      this.#announced.set(key, { at, element });
      return undefined;
    }
    const outcome = rules.description.roll?.(event)?.outcome;
    if (at.length > 0) return { beat, who, at, element, outcome };
    const announced = this.#announced.get(key) ?? { at, element };
    this.#announced.delete(key);
    const isShown = announced.at.length > 0 || (beat === 'cast' && announced.element !== undefined);
    return isShown ? { beat, who, element, ...announced, outcome } : undefined;
  }
}

/** Returns the other fighters that an event targets: its `target`, or else all of its `targets`. */
function targetsOf({ by, target, targets }: GameEvent): readonly Id[] {
  const all = target === undefined && Array.isArray(targets) ? targets : [target];
  return all.filter((one): one is Id => typeof one === 'string' && one !== by);
}

/** Returns the hex that is stored in a member of an event; undefined if there is none. */
function placeIn({ events }: Rules, event: GameEvent, name: string): Hex | undefined {
  const kind = eventKindOf(events, event.type)?.members?.[name];
  const place = kind && bare(kind).type === 'hex' ? readValue(kind, event[name]) : undefined;
  return place === undefined || place === null ? undefined : hexIn(place);
}
