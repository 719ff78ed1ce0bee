import type { HookFormat, PushAddress } from '@riposte/shared/protocol/notifications';
import type { QuietHours } from '@riposte/shared/protocol/settings';

/** Where the messages of a seat go: to a browser's push service, or to an e-mail address. */
export type Target =
  | { readonly kind: 'push'; readonly to: PushAddress; readonly site: string }
  | { readonly kind: 'mail'; readonly to: string };

/** A person's subscription to messages about a table that waits for their seat. */
export interface SubscriptionRecord {
  readonly id: string;
  readonly battle: string;
  readonly seat: string;
  readonly target: Target;
  /** False for an e-mail address whose owner has not confirmed it yet. */
  readonly isConfirmed: boolean;
}

/** A table's webhook. `site` is the address of the page, for links in the messages. */
export interface HookRecord {
  readonly url: string;
  readonly format: HookFormat;
  readonly site: string;
}

/** A seat's record of the prompts that wait for it, and of the message that it must get. */
export interface CallRecord {
  readonly seat: string;
  /** The open prompts that the seat has seen while it was connected. */
  readonly seen: readonly string[];
  /** The time when the person is told, in milliseconds since 1970; null if there is nothing to tell. */
  readonly sendAt: number | null;
  /** The time when the first default answer is given, in milliseconds since 1970; null if never. */
  readonly deadline: number | null;
  /** True if all people at the table may know that the table waits for this seat. */
  readonly isPublic: boolean;
}

/** A seat that the table waits for, as a message shows it. */
export interface CalledSeat {
  readonly name: string;
  readonly deadline: number | null;
  readonly quiet: QuietHours | null;
}

/** A message that is ready to be sent. */
export interface Delivery {
  /** The id of the message. It stays the same when a message is sent again. */
  readonly id: string;
  readonly battle: string;
  readonly title: string;
  /** The seats that the table still waits for. If there are none, the message is not needed anymore. */
  readonly called: readonly CalledSeat[];
  /** The receiver; null if it is gone. */
  readonly to: SubscriptionRecord | HookRecord | null;
  /** The number of attempts, including this one. */
  readonly attempts: number;
}

/** Stores subscriptions, webhooks and messages. Messages survive restarts, and no two processes send the same one. */
export interface NotificationStore {
  /** Returns a secret of this server. Stores what `make` returns if there is none yet. */
  secret(name: string, make: () => string): Promise<string>;
  /**
   * Adds or replaces a subscription. Returns false if the seat is gone, or has `most` others of the same kind.
   */
  subscribe(record: SubscriptionRecord, most: number): Promise<boolean>;
  subscription(id: string): Promise<SubscriptionRecord | undefined>;
  /** Returns the subscriptions of a seat, oldest first. */
  subscriptions(battle: string, seat: string): Promise<SubscriptionRecord[]>;
  /** Marks a subscription as confirmed. It replaces the seat's others of the same kind. Returns false if it is gone. */
  confirm(id: string): Promise<boolean>;
  unsubscribe(id: string): Promise<void>;
  hook(battle: string): Promise<HookRecord | null>;
  /** Sets the webhook of a table; null for none. */
  setHook(battle: string, hook: HookRecord | null): Promise<void>;
  /** Copies the subscriptions and the webhook of a battle to its next battle, which has the same seats. */
  copy(from: string, to: string): Promise<void>;
  calls(battle: string): Promise<CallRecord[]>;
  /**
   * Turns the calls that are due into messages, one for each subscription and one for each webhook. Marks the seats as
   * told, so that they get no other message before they come back. Handles at most `most` battles.
   */
  prepare(now: number, most: number): Promise<void>;
  /** Claims at most `most` messages that are due. No process claims them again before `until`. */
  claim(now: number, until: number, most: number): Promise<Delivery[]>;
  /** Postpones a claimed message. */
  postpone(id: string, until: number): Promise<void>;
  /** Removes a message that was sent or given up. */
  finish(id: string): Promise<void>;
}
