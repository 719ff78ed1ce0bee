import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import { findFighter, type Table } from '@riposte/shared/engine/state/table';
import { mayKnowOf } from '@riposte/shared/engine/visibility/viewer';
import { isTemplate } from '@riposte/shared/hex/template';
import { isSaying, type Saying, type Sign, type Utterance } from '@riposte/shared/protocol/chat';
import type { TalkMessage } from '@riposte/shared/protocol/messages';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import type { Rights } from '../battles/rights.ts';
import type { Limits } from '../guard/limits.ts';
import { Mutex } from '../scheduling/mutex.ts';
import { newId } from '../seats/links.ts';
import type { Seat, Seating } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';
import type { BattleRecord, BattleStore, Ownership, SayingRecord } from '../store/store.ts';
import { type Refusal, refusal } from '../words/refusals.ts';
import type { DiceRoller } from './dice-roller.ts';
import { Quota } from './quota.ts';

/** The number of saved lines per battle. Older lines are deleted. */
const MOST_SAVED = 1_000;
/** The maximum number of earlier lines that are sent to a newcomer. */
export const MOST_TOLD = 300;
/**
 * The maximum length, as JSON, of the earlier lines that are sent to a newcomer, in characters. Earlier
 * releases stored rolls of any length.
 */
const MOST_CHARACTERS = 512 * 1024;

/** The battle that the chat belongs to, with its seats and settings. */
interface Subject {
  readonly live: { readonly owner: Ownership; readonly record: BattleRecord; readonly table: Table };
  readonly seating: Pick<Seating, 'all'>;
  readonly settings: Settings;
}

type Said = Extract<TalkMessage, { do: 'say' | 'roll' }>;
type Shown = Exclude<TalkMessage, Said>;
type Listener = Rights & Pick<Seat, 'id'>;

/** The saved lines, oldest first, and the number of the last roll. */
interface SavedChat {
  readonly sayings: SayingRecord[];
  lastRoll: number;
}

/** The chat of a table. It neither changes the battle nor waits for it. */
export class Chat {
  readonly #store: BattleStore;
  readonly #dice: Pick<DiceRoller, 'roll'>;
  readonly #subject: Subject;
  readonly #sayings: Quota;
  readonly #signs: Quota;
  readonly #mutex = new Mutex();
  /** The saved chat; undefined until it is first read. */
  #saved: Promise<SavedChat> | undefined;

  constructor(
    { store, dice }: { readonly store: BattleStore; readonly dice: Pick<DiceRoller, 'roll'> },
    subject: Subject,
    limits: Pick<Limits, 'sayings' | 'signs'>,
  ) {
    this.#store = store;
    this.#dice = dice;
    this.#subject = subject;
    this.#sayings = new Quota(limits.sayings);
    this.#signs = new Quota(limits.signs);
  }

  /**
   * Handles a chat message of a seat. Saves lines, but not signs such as pings. Returns the message to send
   * to the seats that may receive it, or why it was refused.
   */
  take(
    by: Seat,
    message: TalkMessage,
  ): Promise<{ readonly said: Utterance } | { readonly refused: Rejection }> {
    return this.#mutex.run(async () => {
      const said = this.#mayTalk(by, message) ?? (await this.#understand(by, message));
      return typeof said === 'string' ? { refused: refusal(said) } : { said };
    });
  }

  /** Replaces the author's name in all saved lines of a seat. Returns the notice to send to everyone. */
  async rename(seat: string, name: string): Promise<Sign> {
    await this.#mutex.run(async () => {
      await this.#store.chat.rename(this.#subject.live.owner, seat, name);
      this.#saved = undefined; // the next reader loads the changed lines
    });
    return { id: newId(), seat, name, at: Date.now(), isRenamed: true };
  }

  /** Returns whether a seat may receive a new chat message. */
  hears(listener: Listener, said: Utterance): boolean {
    return isForAll(said) || isOwnOrGm(listener, said) || this.#isOfSide(listener, said.side);
  }

  /** Returns the latest of the earlier lines that a seat may read. */
  async before(listener: Listener): Promise<Saying[]> {
    const { sayings } = await this.#load();
    const readable = sayings.filter((saying) => this.#mayRead(listener, saying));
    return lastThatFit(readable.slice(-MOST_TOLD).map(shownOf));
  }

  /**
   * Returns whether a seat may read an earlier line. A line to a side is only for the seats that received it,
   * unless the table opens earlier chat to the whole side.
   */
  #mayRead(listener: Listener, said: SayingRecord): boolean {
    const isHeard = said.to === 'all' || isOwnOrGm(listener, said) || said.hearers?.includes(listener.id);
    const isOpen = this.#subject.settings.table.openEarlierTalk && this.#isOfSide(listener, said.side);
    return isHeard || isOpen;
  }

  #mayTalk(by: Seat, { do: what }: TalkMessage): Refusal | undefined {
    const { id, role } = by;
    if (role === 'spectator') return 'only-watching';
    if (what === 'clear') return role === 'gm' ? undefined : 'not-gm';
    const { settings } = this.#subject;
    const isSaid = what === 'say' || what === 'roll';
    if (role !== 'gm' && settings.muted.includes(id)) return 'muted';
    if (isSaid && role !== 'gm' && settings.table.talkers === 'gm') return 'gm-talks';
    return (isSaid ? this.#sayings : this.#signs).take(by) ? undefined : 'too-fast';
  }

  async #understand(by: Seat, message: TalkMessage): Promise<Utterance | Refusal> {
    const { id: seat, name } = by;
    const uttered = { id: newId(), seat, name, at: Date.now() };
    if (message.do === 'say' || message.do === 'roll') return await this.#addLine(by, message, uttered);
    return message.do === 'clear' ? await this.#clear(uttered) : this.#show(message, uttered);
  }

  async #addLine(by: Seat, message: Said, uttered: Sign): Promise<Saying | Refusal> {
    const { owner, record } = this.#subject.live;
    const { to } = message;
    const side = to === 'side' ? this.#ownSide(by) : undefined;
    if (to === 'side' && side === undefined) return 'no-side';
    const chat = await this.#load();
    const roll =
      message.do === 'roll'
        ? await this.#dice.roll(record.seed, chat.lastRoll + 1, message.notation)
        : undefined;
    if (message.do === 'roll' && !roll) return 'bad-roll';
    const content = roll ? { roll } : message.do === 'say' && { text: message.text };
    const heard = side === undefined ? {} : { side, hearers: this.#hearersOf(side) };
    const saying: SayingRecord = { ...uttered, to, ...heard, ...content };
    const dropped = chat.sayings.slice(0, Math.max(0, chat.sayings.length + 1 - MOST_SAVED));
    await this.#store.chat.add(
      owner,
      saying,
      dropped.map(({ id }) => id),
    );
    chat.sayings.splice(0, dropped.length);
    chat.sayings.push(saying);
    chat.lastRoll = roll?.number ?? chat.lastRoll;
    return shownOf(saying);
  }

  async #clear(uttered: Sign): Promise<Sign> {
    const { sayings } = await this.#load();
    await this.#store.chat.clear(this.#subject.live.owner);
    sayings.length = 0;
    return { ...uttered, isCleared: true };
  }

  #show(message: Exclude<Shown, { do: 'clear' }>, uttered: Sign): Sign | Refusal {
    if (message.do === 'ping') return pingOf(message, uttered);
    if (message.do === 'measure') return { ...uttered, ruler: [message.from, message.to] };
    const { fighter, emote } = message;
    const { live, settings } = this.#subject;
    const about = findFighter(live.table, fighter);
    const isSeen = about && mayKnowOf(settings.publicViewer, about); // everyone sees an emote, so its fighter must be public
    return isSeen ? { ...uttered, emote: { fighter, emote } } : 'no-such-fighter';
  }

  #ownSide({ role, fighters }: Seat): string | undefined {
    return role === 'gm'
      ? GM_SIDE
      : fighters.map((id) => this.#sideOf(id)).find((side) => side !== undefined);
  }

  #hearersOf(side: string): string[] {
    return this.#subject.seating.all.filter((seat) => this.#isOfSide(seat, side)).map(({ id }) => id);
  }

  #isOfSide({ fighters }: Rights, side: string | undefined): boolean {
    return side !== undefined && fighters.some((id) => this.#sideOf(id) === side);
  }

  #sideOf(id: string): string | undefined {
    return findFighter(this.#subject.live.table, id)?.side;
  }

  #load(): Promise<SavedChat> {
    this.#saved ??= this.#read().catch((error) => {
      this.#saved = undefined;
      throw error;
    });
    return this.#saved;
  }

  async #read(): Promise<SavedChat> {
    const { battle } = this.#subject.live.owner;
    const [sayings, lastRoll] = [
      await this.#store.chat.list(battle),
      await this.#store.chat.lastRoll(battle),
    ];
    return { sayings, lastRoll };
  }
}

/** Returns the sign of a ping, with its measured area if it has one. */
function pingOf({ at, template }: Extract<Shown, { do: 'ping' }>, uttered: Sign): Sign | Refusal {
  if (!template) return { ...uttered, ping: at };
  return isTemplate(template) ? { ...uttered, ping: at, template } : 'bad-template';
}

/** Returns whether all seats receive a message, including spectators. */
export function isForAll(said: Utterance): said is Sign | (Saying & { to: 'all' }) {
  return !isSaying(said) || said.to === 'all';
}

/** Returns whether the seat wrote the line, or is a GM, who reads everything. */
function isOwnOrGm({ id, role }: Listener, { seat }: Saying): boolean {
  return role === 'gm' || seat === id;
}

/** Returns as many of the last lines as fit into `MOST_CHARACTERS`. */
function lastThatFit(sayings: readonly Saying[]): Saying[] {
  let left = MOST_CHARACTERS;
  const isTooMuch = (saying: Saying) => {
    left -= JSON.stringify(saying).length;
    return left < 0;
  };
  return sayings.slice(sayings.findLastIndex(isTooMuch) + 1);
}

/** Returns a line without the list of seats that received it. */
function shownOf({ hearers: _hearers, ...saying }: SayingRecord): Saying {
  return saying;
}
