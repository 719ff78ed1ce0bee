import type { Id } from '../engine/schema/ids.ts';
import type { Json } from '../engine/schema/json.ts';
import { type Fighter, startCaching, type Table } from '../engine/state/table.ts';
import type { EventsMessage, Waiting } from './messages.ts';
import { type Shape, unpackResult, unpackValue } from './packing.ts';
import type { Synced, SyncedBattle, SyncedWaiting, WireOption, WirePrompt } from './synced.ts';

interface Parsed {
  readonly text: string;
  readonly value: Json;
}

/** The parsed values of an owner, such as a fighter. */
interface Owner {
  readonly parsed: Map<string, Parsed>;
  /** The values from the previous read. They must not be changed. */
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
