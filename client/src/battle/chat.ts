import { computed, signal } from '@preact/signals';
import {
  type Audience,
  isSaying,
  type Saying,
  type Sign,
  type Utterance,
  withAuthor,
} from '@riposte/shared/protocol/chat';
import type { TalkMessage } from '@riposte/shared/protocol/messages';

/** How long a mark is shown on the map, in milliseconds. */
const SIGN_LASTS = 4000;

/** Holds a table's chat messages, and the short-lived marks that players place on the map. */
export class Chat {
  readonly sayings = signal<readonly Saying[]>([]);
  readonly signs = signal<readonly Sign[]>([]);
  /** True while the chat panel is open, so messages count as read. */
  readonly isOpen = signal(false);
  readonly #read = signal(0);
  readonly unread = computed(() =>
    this.isOpen.value ? 0 : Math.max(0, this.sayings.value.length - this.#read.value),
  );
  readonly #received = new Set<string>();

  /**
   * Makes the messages match the server's list: adds missing ones, removes deleted ones, and updates the authors. The
   * messages of the first list count as read.
   */
  merge(sayings: readonly Saying[]): void {
    const isFirst = this.#received.size === 0;
    const ids = new Set(this.sayings.value.map(({ id }) => id));
    const still = sayings.filter(({ id }) => ids.has(id));
    this.#read.value = Math.max(0, this.#read.value - (this.sayings.value.length - still.length));
    this.sayings.value = still;
    for (const saying of sayings) this.#add(saying);
    if (isFirst) this.markRead();
  }

  /** Handles a new message or mark. `now` is the server's time; marks that have expired by then are ignored. */
  receive(utterance: Utterance, now: number): void {
    if (this.#received.has(utterance.id)) return;
    if (isSaying(utterance)) this.#add(utterance);
    else if (utterance.isCleared) this.#clear(utterance);
    else if (utterance.isRenamed) this.#rename(utterance);
    else this.#show(utterance, now);
  }

  #show(sign: Sign, now: number): void {
    this.#received.add(sign.id);
    if (now - sign.at > SIGN_LASTS) return;
    this.signs.value = [...this.signs.value.filter(({ seat }) => seat !== sign.seat), sign];
    setTimeout(() => {
      this.signs.value = this.signs.value.filter((shown) => shown !== sign);
    }, SIGN_LASTS);
  }

  #clear({ id }: Sign): void {
    this.#received.add(id);
    this.sayings.value = [];
    this.markRead();
  }

  #rename(sign: Sign): void {
    this.#received.add(sign.id);
    this.sayings.value = withAuthor(this.sayings.value, sign);
  }

  markRead(): void {
    this.#read.value = this.sayings.value.length;
  }

  #add(saying: Saying): void {
    if (this.#received.has(saying.id)) return;
    this.#received.add(saying.id);
    this.sayings.value = [...this.sayings.value, saying].sort((a, b) => a.at - b.at);
    if (this.isOpen.value) this.markRead();
  }
}

const ROLL = /^\/r(?:oll)?\s+/i;

/**
 * Returns the message for a typed line: `/roll 2d6+3` rolls dice, and any other text is chat. Returns undefined for
 * an empty line.
 */
export function messageOf(line: string, to: Audience): TalkMessage | undefined {
  const text = line.trim();
  if (text === '') return undefined;
  return ROLL.test(text) ? { do: 'roll', to, notation: text.replace(ROLL, '') } : { do: 'say', to, text };
}
