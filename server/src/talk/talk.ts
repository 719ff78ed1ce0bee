import { randomBytes } from 'node:crypto';
import type { Rejection } from '@riposte/shared/engine/rejection';
import { findFighter, type Table } from '@riposte/shared/engine/table';
import { mayKnowOf } from '@riposte/shared/engine/view';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import {
  isSaying,
  type Saying,
  type Sign,
  type TalkMessage,
  type Utterance,
} from '@riposte/shared/protocol/talk';
import { rollNotation } from '@riposte/shared/talk/roll';
import { Allowances } from '../guard/allowance.ts';
import type { Limits } from '../guard/limits.ts';
import { type Refusal, refusal } from '../seats/refusals.ts';
import type { Rights } from '../seats/rights.ts';
import type { Seat } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';
import type { BattleRecord, BattleStore, Ownership } from '../store/store.ts';

/** More is not kept of one table, and so not said. */
const MOST_SAYINGS = 5_000;
/** So much of what was said before somebody came is told to them. */
export const MOST_TOLD = 300;

/** The battle that is talked about. */
interface Subject {
  readonly owner: Ownership;
  readonly record: BattleRecord;
  readonly table: Table;
}

type Said = Extract<TalkMessage, { do: 'say' | 'roll' }>;
type Shown = Exclude<TalkMessage, Said>;

/** What is said at a table beside the rules, and who hears it. Its callers take turns. */
export class Talk {
  readonly #store: BattleStore;
  readonly #subject: Subject;
  readonly #settings: Settings;
  readonly #sayings: Allowances;
  readonly #signs: Allowances;
  /** All that was said; undefined: nobody has asked yet. */
  #all: Promise<Saying[]> | undefined;

  constructor(
    store: BattleStore,
    subject: Subject,
    settings: Settings,
    limits: Pick<Limits, 'sayings' | 'signs'>,
  ) {
    this.#store = store;
    this.#subject = subject;
    this.#settings = settings;
    this.#sayings = new Allowances(limits.sayings);
    this.#signs = new Allowances(limits.signs);
  }

  /** Takes what somebody says; what is kept is on the disk by then. Gives what is to be told, or why it is not. */
  async take(
    by: Seat,
    message: TalkMessage,
  ): Promise<{ readonly said: Utterance } | { readonly refused: Rejection }> {
    const said = this.#mayTalk(by, message) ?? (await this.#understand(by, message));
    return typeof said === 'string' ? { refused: refusal(said) } : { said };
  }

  /** Whether somebody hears what was said. */
  hears({ id, role, fighters }: Rights & Pick<Seat, 'id'>, said: Utterance): boolean {
    if (isForAll(said) || role === 'gm' || said.seat === id) return true;
    return said.side !== undefined && fighters.some((one) => this.#sideOf(one) === said.side);
  }

  /** What was said before, the last of it, as far as somebody may hear it. */
  async before(listener: Rights & Pick<Seat, 'id'>): Promise<Saying[]> {
    const heard = (await this.#load()).filter((saying) => this.hears(listener, saying));
    return heard.slice(-MOST_TOLD);
  }

  #mayTalk({ id, role }: Seat, { do: what }: TalkMessage): Refusal | undefined {
    if (role === 'spectator') return 'only-watching';
    const isSaid = what === 'say' || what === 'roll';
    if (role !== 'gm' && this.#settings.muted.includes(id)) return 'muted';
    if (isSaid && role !== 'gm' && this.#settings.table.talkers === 'gm') return 'gm-talks';
    const allowances = isSaid ? this.#sayings : this.#signs;
    return allowances.take(id, performance.now()) ? undefined : 'too-fast';
  }

  async #understand(by: Seat, message: TalkMessage): Promise<Utterance | Refusal> {
    const { id: seat, name } = by;
    const uttered = { id: randomBytes(9).toString('base64url'), seat, name, at: Date.now() };
    if (message.do === 'say' || message.do === 'roll') return await this.#keep(by, message, uttered);
    return this.#show(message, uttered);
  }

  async #keep(by: Seat, message: Said, uttered: Sign): Promise<Saying | Refusal> {
    const { owner, record } = this.#subject;
    const { to } = message;
    const side = to === 'side' ? this.#ownSide(by) : undefined;
    if (to === 'side' && side === undefined) return 'no-side';
    const all = await this.#load();
    if (all.length >= MOST_SAYINGS) return 'talk-full';
    const spoken = { ...uttered, to, ...(side !== undefined && { side }) };
    const number = all.filter(({ roll }) => roll).length + 1;
    const roll =
      message.do === 'roll' ? await rollNotation(record.seed, number, message.notation) : undefined;
    if (message.do === 'roll' && !roll) return 'bad-roll';
    const saying = { ...spoken, ...(roll ? { roll } : message.do === 'say' && { text: message.text }) };
    await this.#store.say(owner, saying);
    all.push(saying);
    return saying;
  }

  #show(message: Shown, uttered: Sign): Sign | Refusal {
    if (message.do === 'ping') return { ...uttered, ping: message.at };
    if (message.do === 'measure') return { ...uttered, ruler: [message.from, message.to] };
    const { fighter, emote } = message;
    const about = findFighter(this.#subject.table, fighter);
    const isSeen = about && mayKnowOf(this.#settings.everybody, about); // all are shown it
    return isSeen ? { ...uttered, emote: { fighter, emote } } : 'no-such-fighter';
  }

  #ownSide({ role, fighters }: Seat): string | undefined {
    return role === 'gm'
      ? GM_SIDE
      : fighters.map((id) => this.#sideOf(id)).find((side) => side !== undefined);
  }

  #sideOf(id: string): string | undefined {
    return findFighter(this.#subject.table, id)?.side;
  }

  #load(): Promise<Saying[]> {
    this.#all ??= this.#store.sayings(this.#subject.owner.battle).catch((error) => {
      this.#all = undefined;
      throw error;
    });
    return this.#all;
  }
}

/** Whether everybody hears it, spectators too. */
export function isForAll(said: Utterance): said is Sign | (Saying & { to: 'all' }) {
  return !isSaying(said) || said.to === 'all';
}
