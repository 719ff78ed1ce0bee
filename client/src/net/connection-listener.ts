import type { Utterance } from '@riposte/shared/protocol/chat';
import type { OpenedBattle, Welcome } from '@riposte/shared/protocol/messages';
import type { Wording } from './server-texts.ts';

/** The state of a connection. It is `unreachable` if the page has not joined yet, and several attempts have failed. */
export type ConnectionState = 'connecting' | 'unreachable' | 'connected' | 'reconnecting' | 'lost';

/** Callbacks with which a connection reports what it receives. */
export interface Listener {
  /** Called when a server has opened the battle. The client joins once the returned promise resolves. */
  onOpened(battle: OpenedBattle): Promise<void>;
  /**
   * Called when the connection's state changes. `sentence` is the server's reason, if the server gave one. If the state
   * is `lost`, `code` is the reason's code; empty if it has none.
   */
  onState(state: ConnectionState, sentence?: string, code?: string): void;
  /** Called when the table requires a passphrase. `sentence` asks the user for it. */
  onPassphrase(sentence: string): void;
  onWelcome(welcome: Welcome): void;
  /**
   * Called with the room's synced state. `isWhole` is true for the complete state that a joining client receives; it
   * may include several new inputs.
   */
  onTable(state: unknown, isWhole: boolean): void;
  /** Called with a chat message that the server sends only to this seat. */
  onChat(said: Utterance): void;
  /** Returns what words the rejections of the battle's rules; undefined before a server has opened the battle. */
  wording(): Wording | undefined;
}

/** A function that returns the player's name, and the secret of the seat that the player has held before, if any. */
export type Credentials = () => { readonly name: string; readonly seatKey?: string };
