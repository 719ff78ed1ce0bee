import type { Option } from '../engine/battle/prompt.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json, Params } from '../engine/schema/json.ts';
import { type Fighter, startCaching, type Table } from '../engine/state/table.ts';
import type { Hero } from '../scenario/party.ts';
import type { EventsMessage, Role, Status, Waiting } from './messages.ts';
import { type Shape, unpackResult, unpackValue } from './packing.ts';

/** A read-only synced map. A map of which a seat may see nothing can be missing. */
export interface Synced<Value> {
  forEach(each: (value: Value, key: string) => void): void;
  get(key: string): Value | undefined;
}

/** Some members of a fighter or of the table. Each value is packed as text: see `packValue`. */
export interface SyncedFields {
  readonly id: string;
  readonly fields: Synced<string>;
  /** True if a bot plays the fighter. Only for entries of `fighters` and `hidden`. */
  readonly isBot?: boolean;
}

export interface SyncedPrompt {
  readonly id: string;
  /** A fighter's id, or `gm`. */
  readonly for: string;
  /** The fighter that decides for the asked fighter; empty if the asked fighter decides itself. */
  readonly speaker?: string;
  readonly kind: string;
  /** JSON of `WireOption[]`; empty for `turn`, whose options the client derives from the same rules. */
  readonly options: string;
  /** JSON of the answer that counts when the time is up (the fallback). */
  readonly fallback: string;
  /** Milliseconds of the server's clock; 0 if there is no limit. */
  readonly deadline: number;
}

export interface SyncedSeat {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly connected: boolean;
  /** JSON list of the ids of the seat's fighters, without hidden ones. */
  readonly fighters: string;
  /** JSON of `StandIn`; empty if the player is present. */
  readonly away: string;
  /** JSON of `SyncedBanks`; empty if this seat has no time banks. */
  readonly banks: string;
  /** True if the player is ready to start; set in the lobby. */
  readonly ready: boolean;
}

export interface SyncedWhisper {
  readonly id: string;
  /** The packed result of an input, as in `SyncedBattle.told`. */
  readonly told: string;
}

/**
 * The fighters that the battle waits for, and their deadlines in milliseconds of the server's clock; 0 if
 * there is no limit.
 */
export type SyncedWaiting = readonly (readonly [asked: string, deadline: number])[];

/** The dice that are used since a rewind. */
export interface SyncedBranch {
  /** The number of the rewind input, and the number of the input that it returned to. */
  readonly rev: number;
  readonly to: number;
  /** SHA-256 of the seed; the seed itself is empty until the battle is over. */
  readonly hash: string;
  readonly seed: string;
}

/** A player's request to the GM to undo their last step. */
export interface SyncedTakeback {
  readonly seat: string;
  /** The number of steps that would be undone. */
  readonly steps: number;
  /** True if the GM has refused. */
  readonly isRefused: boolean;
}

/** A hero that waits for the GM's admission, and the seat that brings it. */
export interface SyncedHero {
  readonly seat: string;
  readonly hero: Hero;
}

/** The state of the room `battle`, for any ruleset. */
export interface SyncedBattle {
  /** The number of the last applied input. */
  readonly rev: number;
  readonly status: Status;
  readonly title: string;
  readonly ruleset: string;
  /** The version of the ruleset that the battle is played under. */
  readonly version: number;
  /**
   * All keys of the table except `fighters`, `dice` and `events`. In addition, `fighters` holds the ids of the
   * fighters in order.
   */
  readonly head: Synced<string>;
  readonly fighters: Synced<SyncedFields>;
  /** Hidden fighters, for seats that may know of them. */
  readonly hidden?: Synced<SyncedFields>;
  /** The true values of keys that are masked in `fighters`, for seats that may see them. */
  readonly secrets?: Synced<SyncedFields>;
  /**
   * The keys whose values differ for a seat that knows hidden fighters: keys of `head`, and `FIGHTER.KEY` for keys
   * of fighters. At most one entry per seat.
   */
  readonly overlays?: Synced<SyncedFields>;
  /** The open prompts of this seat. */
  readonly prompts?: Synced<SyncedPrompt>;
  /** The heroes that this seat brings; for a GM, those of all seats. Each is JSON of a `Hero`, by seat. */
  readonly heroes?: Synced<{ readonly id: string; readonly hero: string }>;
  /** JSON of `SyncedWaiting`. */
  readonly waiting: string;
  /** The shapes (lists of keys) that the numbers in packed texts refer to. */
  readonly shapes: { forEach(each: (shape: Shape) => void): void };
  /** The last result of an input, in its public form: see `packResult`. Empty if there is none yet. */
  readonly told: string;
  /**
   * The last result, in full, if this seat may know more about it than its public form says. At most one entry per
   * seat.
   */
  readonly whispers?: Synced<SyncedWhisper>;
  /**
   * JSON of the last public `Utterance` (chat message or sign). Empty if there was none since the room was opened.
   */
  readonly said: string;
  readonly seats: Synced<SyncedSeat>;
  /** JSON of `SyncedSettings`. */
  readonly settings: string;
  /** SHA-256 of the dice seed; the seed itself is empty until the battle is over. */
  readonly diceHash: string;
  readonly diceSeed: string;
  /** JSON of `SyncedBranch[]`: the new dice since each rewind. */
  readonly branches: string;
  /** JSON of `SyncedTakeback`; empty if there is no request. */
  readonly takeback: string;
  /** JSON of `Watching`. */
  readonly watching: string;
}

/** An option of an open prompt, as it is sent. */
export type WireOption = Option;

/** An open prompt that this seat may answer. */
export interface WirePrompt {
  readonly id: string;
  readonly for: string;
  readonly speaker: string;
  readonly kind: string;
  readonly options: readonly WireOption[];
  readonly fallback: { readonly option: string } & Params;
  /** Milliseconds of the server's clock; null if there is no limit. */
  readonly deadline: number | null;
}

interface Parsed {
  readonly text: string;
  readonly value: Json;
}

/** The parsed values of an owner, such as a fighter. */
interface Owner {
  readonly parsed: Map<string, Parsed>;
  /** The values as of the last reading. They must not be changed. */
  fields: Readonly<Record<string, Json>>;
}

/** A fighter, and the fields that it was built from. */
interface Built {
  readonly from: readonly [open: object, secret: object];
  readonly fighter: Fighter;
}

const NOTHING: Readonly<Record<string, Json>> = {};

/**
 * Reads the synced state of a room. Caches parsed values, so unchanged parts of the state stay the same objects.
 */
export class SyncedReader {
  /** Parsed values by owner, such as `fighter:ID`. */
  readonly #owners = new Map<string, Owner>();
  /** The fighters of the last table, by id. */
  #fighters = new Map<Id, Built>();
  #shapes: readonly Shape[] = [];

  /**
   * Returns the table in this seat's view, like the function `view`. Fighters that have not changed are the same
   * objects as in the last table. Lookups on the table are cached, so callers must not change it.
   */
  table(state: SyncedBattle): Table {
    this.#learn(listOf(state.shapes));
    const head = { ...this.#fields('head', state.head) };
    const more: [string, Json][] = [];
    state.overlays?.forEach(({ fields }, id) => {
      more.push(...Object.entries(this.#fields(`overlay:${id}`, fields)));
    });
    Object.assign(head, Object.fromEntries(more.filter(([key]) => !key.includes('.'))));
    const { fighters: ids, ...rest } = head;
    const fighters = this.#fightersOf(state, ids as Id[]);
    for (const [key, value] of more) {
      const [id = '', field = ''] = key.split('.');
      if (field !== '' && fighters[id]) fighters[id] = { ...fighters[id], [field]: value };
    }
    const table: Table = {
      ...(rest as unknown as Table),
      fighters,
      dice: { algorithm: 'sealed' },
      events: [],
    };
    startCaching(table);
    return table;
  }

  /** Returns the prompts of this seat, in the order in which they were opened. */
  prompts(state: SyncedBattle): WirePrompt[] {
    const prompts: WirePrompt[] = [];
    state.prompts?.forEach(({ id, for: asked, speaker, kind, options, fallback, deadline }) => {
      prompts.push({
        id,
        for: asked,
        speaker: speaker || asked,
        kind,
        options: options === '' ? [] : (JSON.parse(options) as WireOption[]),
        fallback: JSON.parse(fallback) as WirePrompt['fallback'],
        deadline: deadline || null,
      });
    });
    return prompts;
  }

  /** Returns the fighters that the battle waits for. */
  waiting({ waiting }: SyncedBattle): readonly Waiting[] {
    const asked = JSON.parse(waiting) as SyncedWaiting;
    return asked.map(([id, deadline]) => ({ for: id, deadline: deadline || null }));
  }

  /** Returns the last result of an input in this seat's view; undefined if there is none yet. */
  result({ told, whispers, shapes }: SyncedBattle): EventsMessage | undefined {
    const texts = told === '' ? [] : [told];
    whispers?.forEach((whisper) => void texts.push(whisper.told));
    const known = listOf(shapes);
    const results = texts.map((text) => unpackResult(text, known));
    return results.reduce<EventsMessage | undefined>(
      (last, result) => (last && last.rev > result.rev ? last : result),
      undefined,
    );
  }

  /**
   * Remembers the current shapes. Clears the cache if a number now has another shape, which happens when another
   * server takes over the battle.
   */
  #learn(shapes: readonly Shape[]): void {
    if (this.#shapes.some((shape, number) => shapes[number] !== shape)) this.#owners.clear();
    this.#shapes = shapes;
  }

  #fightersOf(state: SyncedBattle, ids: readonly Id[]): Record<Id, Fighter> {
    const built = new Map(ids.map((id) => [id, this.#fighter(state, id)]));
    this.#fighters = built;
    return Object.fromEntries([...built].map(([id, { fighter }]) => [id, fighter]));
  }

  #fighter(state: SyncedBattle, id: Id): Built {
    const open = state.fighters.get(id) ?? state.hidden?.get(id);
    const secret = state.secrets?.get(id);
    const shown = open ? this.#fields(`fighter:${id}`, open.fields) : NOTHING;
    const hidden = secret ? this.#fields(`secret:${id}`, secret.fields) : NOTHING;
    const known = this.#fighters.get(id);
    if (known?.from[0] === shown && known.from[1] === hidden) return known;
    return { from: [shown, hidden], fighter: { ...shown, ...hidden } as unknown as Fighter };
  }

  /** Returns the parsed fields of an owner. Returns the same object as last time if no field has changed. */
  #fields(path: string, fields: Synced<string>): Readonly<Record<string, Json>> {
    const owner = this.#owners.get(path) ?? { parsed: new Map<string, Parsed>(), fields: NOTHING };
    this.#owners.set(path, owner);
    let [count, isSame] = [0, true];
    fields.forEach((text, key) => {
      count++;
      const isKnown = owner.parsed.get(key)?.text === text;
      if (!isKnown) owner.parsed.set(key, { text, value: unpackValue(text, this.#shapes) });
      isSame &&= isKnown && Object.hasOwn(owner.fields, key);
    });
    if (isSame && count === Object.keys(owner.fields).length) return owner.fields;
    const read: Record<string, Json> = {};
    fields.forEach((_text, key) => {
      const known = owner.parsed.get(key);
      if (known) read[key] = known.value;
    });
    owner.fields = read;
    return read;
  }
}

function listOf(shapes: SyncedBattle['shapes']): Shape[] {
  const list: Shape[] = [];
  shapes.forEach((shape) => void list.push(shape));
  return list;
}

/** Returns the fighters of a seat, including its hidden ones. */
export function fightersOfSeat(state: SyncedBattle, seat: string): Id[] {
  const open = state.seats.get(seat);
  if (!open) return [];
  const hidden: Id[] = [];
  if (open.role === 'player') state.hidden?.forEach((_fields, id) => void hidden.push(id));
  return [...(JSON.parse(open.fighters) as Id[]), ...hidden];
}
