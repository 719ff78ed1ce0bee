import type { Option } from '../engine/battle/prompt.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json, Params } from '../engine/schema/json.ts';
import { type Fighter, startCaching, type Table } from '../engine/state/table.ts';
import type { Hero } from '../scenario/party.ts';
import type { EventsMessage, Role, Status, Waiting } from './messages.ts';
import { type Shape, unpackChapter, unpackValue } from './packing.ts';

/** A synced map, as far as reading goes. Maps that a seat sees nothing of may be missing altogether. */
export interface Synced<Value> {
  forEach(each: (value: Value, key: string) => void): void;
  get(key: string): Value | undefined;
}

/** Some keys of a fighter, or of the table, each as text: see `packValue`. */
export interface SyncedFields {
  readonly id: string;
  readonly fields: Synced<string>;
  /** Of a fighter in `fighters` or `hidden`: whether a bot plays it. */
  readonly isBot?: boolean;
}

export interface SyncedPrompt {
  readonly id: string;
  /** A fighter's id, or `gm`. */
  readonly for: string;
  /** Who says what they do; empty: they themselves. */
  readonly speaker?: string;
  readonly kind: string;
  /** JSON of `WireOption[]`; empty for `turn`, whose options the client lists from the same rules. */
  readonly options: string;
  /** JSON of the answer that counts if nobody answers in time. */
  readonly fallback: string;
  /** Milliseconds of the server's clock; 0: no limit. */
  readonly deadline: number;
}

export interface SyncedSeat {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly connected: boolean;
  /** JSON list of fighter ids, hidden ones left out. */
  readonly fighters: string;
  /** JSON of `StandIn`; empty: somebody is there. */
  readonly away: string;
  /** JSON of `SyncedBanks`; empty: this seat's time is not counted. */
  readonly banks: string;
  /** Said before the fight. */
  readonly ready: boolean;
}

export interface SyncedWhisper {
  readonly id: string;
  /** As `SyncedBattle.told`. */
  readonly told: string;
}

/** Who is waited for, and until when in milliseconds of the server's clock; 0: no limit. */
export type SyncedWaiting = readonly (readonly [asked: string, deadline: number])[];

/** The dice from one rewind on. */
export interface SyncedBranch {
  /** The input that took the battle back, and to where it was after which. */
  readonly rev: number;
  readonly to: number;
  /** SHA-256 of the seed; the seed itself is empty until the battle is over. */
  readonly hash: string;
  readonly seed: string;
}

/** Somebody asks the GM to take back their last step. */
export interface SyncedTakeback {
  readonly seat: string;
  /** How many steps would go with it. */
  readonly steps: number;
  /** The GM will not. */
  readonly isRefused: boolean;
}

/** A hero who waits to be let in, and the seat that brings it. */
export interface SyncedHero {
  readonly seat: string;
  readonly hero: Hero;
}

/** The state of the room `battle`, for any ruleset. */
export interface SyncedBattle {
  /** The number of the last input that has been applied. */
  readonly rev: number;
  readonly status: Status;
  readonly title: string;
  readonly ruleset: string;
  /** The version of the ruleset that the battle began under, and is played by. */
  readonly version: number;
  /** Every key of the table but `fighters`, `dice` and `events`; and `fighters`: the ids, in the table's order. */
  readonly head: Synced<string>;
  readonly fighters: Synced<SyncedFields>;
  /** Hidden fighters: only for those who may know of them. */
  readonly hidden?: Synced<SyncedFields>;
  /** The true values of what `fighters` shows blanked: only for those who may see them. */
  readonly secrets?: Synced<SyncedFields>;
  /**
   * What reads differently to who knows of hidden fighters: keys of `head`, and `FIGHTER.KEY` for keys of fighters. At
   * most one entry a seat.
   */
  readonly overlays?: Synced<SyncedFields>;
  /** What this seat may answer. */
  readonly prompts?: Synced<SyncedPrompt>;
  /** Whom this seat brings, and to a game master whom anybody brings: JSON of a `Hero`, by the seat. */
  readonly heroes?: Synced<{ readonly id: string; readonly hero: string }>;
  /** JSON of `SyncedWaiting`. */
  readonly waiting: string;
  /** What the numbers in packed texts stand for. */
  readonly shapes: { forEach(each: (shape: Shape) => void): void };
  /** The last chapter of which everybody may hear, as far as everybody may: see `packChapter`. Empty: none yet. */
  readonly told: string;
  /** The last chapter of which this seat has heard more than everybody, whole. At most one entry a seat. */
  readonly whispers?: Synced<SyncedWhisper>;
  /** JSON of the last `Utterance` that is for everybody. Empty: none since the room was opened. */
  readonly said: string;
  readonly seats: Synced<SyncedSeat>;
  /** JSON of `SyncedSettings`. */
  readonly settings: string;
  /** SHA-256 of the dice seed; the seed itself is empty until the battle is over. */
  readonly diceHash: string;
  readonly diceSeed: string;
  /** JSON of `SyncedBranch[]`: the dice since the battle was taken back, each time anew. */
  readonly branches: string;
  /** JSON of `SyncedTakeback`; empty: nobody asks. */
  readonly takeback: string;
  /** JSON of `Watching`. */
  readonly watching: string;
}

/** An option of an open prompt as it goes over the wire. */
export type WireOption = Option;

/** An open prompt that this seat may answer. */
export interface WirePrompt {
  readonly id: string;
  readonly for: string;
  readonly speaker: string;
  readonly kind: string;
  readonly options: readonly WireOption[];
  readonly fallback: { readonly option: string } & Params;
  /** Milliseconds of the server's clock; null: no limit. */
  readonly deadline: number | null;
}

interface Parsed {
  readonly text: string;
  readonly value: Json;
}

/** Reads the synced state of a room. Keeps what it has parsed, so that what did not change stays the same object. */
export class SyncedReader {
  /** By whose fields they are, and by key. */
  readonly #parsed = new Map<string, Map<string, Parsed>>();
  #shapes: readonly Shape[] = [];

  /** The table as this seat may see it, which is what `view` gives, settled as that is: it must not be changed. */
  table(state: SyncedBattle): Table {
    this.#learn(listOf(state.shapes));
    const head = this.#fields('head', state.head);
    const more: [string, Json][] = [];
    state.overlays?.forEach(({ fields }, id) => {
      more.push(...Object.entries(this.#fields(`overlay:${id}`, fields)));
    });
    Object.assign(head, Object.fromEntries(more.filter(([key]) => !key.includes('.'))));
    const { fighters: ids, ...rest } = head;
    const fighters = Object.fromEntries((ids as Id[]).map((id) => [id, this.#fighter(state, id)]));
    for (const [key, value] of more) {
      const [id = '', field = ''] = key.split('.');
      if (field !== '') Object.assign(fighters[id] ?? {}, { [field]: value });
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

  /** The prompts that this seat may answer, in the order in which they were opened. */
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

  /** Who is waited for. */
  waiting({ waiting }: SyncedBattle): readonly Waiting[] {
    const asked = JSON.parse(waiting) as SyncedWaiting;
    return asked.map(([id, deadline]) => ({ for: id, deadline: deadline || null }));
  }

  /** What happened last, as far as this seat may know; undefined: nothing yet. */
  chapter({ told, whispers, shapes }: SyncedBattle): EventsMessage | undefined {
    const texts = told === '' ? [] : [told];
    whispers?.forEach((whisper) => void texts.push(whisper.told));
    const known = listOf(shapes);
    const chapters = texts.map((text) => unpackChapter(text, known));
    return chapters.reduce<EventsMessage | undefined>(
      (last, chapter) => (last && last.rev > chapter.rev ? last : chapter),
      undefined,
    );
  }

  /** Numbers that stand for something else now make other values of the same texts: another server has the battle. */
  #learn(shapes: readonly Shape[]): void {
    if (this.#shapes.some((shape, number) => shapes[number] !== shape)) this.#parsed.clear();
    this.#shapes = shapes;
  }

  #fighter(state: SyncedBattle, id: Id): Fighter {
    const open = state.fighters.get(id) ?? state.hidden?.get(id);
    const secret = state.secrets?.get(id);
    const fields = open ? this.#fields(`fighter:${id}`, open.fields) : {};
    return {
      ...fields,
      ...(secret ? this.#fields(`secret:${id}`, secret.fields) : {}),
    } as unknown as Fighter;
  }

  #fields(path: string, fields: Synced<string>): Record<string, Json> {
    const parsed = this.#parsed.get(path) ?? new Map<string, Parsed>();
    this.#parsed.set(path, parsed);
    const read: Record<string, Json> = {};
    fields.forEach((text, key) => {
      let known = parsed.get(key);
      if (known?.text !== text) {
        known = { text, value: unpackValue(text, this.#shapes) };
        parsed.set(key, known);
      }
      read[key] = known.value;
    });
    return read;
  }
}

function listOf(shapes: SyncedBattle['shapes']): Shape[] {
  const list: Shape[] = [];
  shapes.forEach((shape) => void list.push(shape));
  return list;
}

/** The fighters that a seat plays, hidden ones of its own included. */
export function fightersOfSeat(state: SyncedBattle, seat: string): Id[] {
  const open = state.seats.get(seat);
  if (!open) return [];
  const hidden: Id[] = [];
  if (open.role === 'player') state.hidden?.forEach((_fields, id) => void hidden.push(id));
  return [...(JSON.parse(open.fighters) as Id[]), ...hidden];
}
