import { matchMaker } from '@colyseus/core';
import type { Saying } from '@riposte/shared/protocol/chat';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import type { Leases } from '../battles/leases.ts';
import type { LiveBattle } from '../battles/live-battle.ts';
import type { Chat } from '../chat/chat.ts';
import type { Timer } from '../scheduling/timer.ts';
import type { Settings } from '../seats/settings.ts';
import type { BattleState } from '../synced/state.ts';
import { PUBLIC_RIGHTS, visibleResults } from '../synced/visible-events.ts';
import { Broadcast, type Bulletin, channelOf, type RelayPosition } from './broadcast.ts';
import { listingEntryOf } from './listing-entry.ts';
import type { PublicState } from './public-state.ts';

/** The table that spectators watch. */
interface Subject {
  readonly live: LiveBattle;
  readonly settings: Settings;
  readonly chat: Chat;
  /** The time of the last recorded change at the table, in milliseconds since 1970. */
  readonly quietSince: number;
}

/** The public state of a battle from which a relay continues. */
export interface RelaySnapshot extends RelayPosition {
  /** How far spectators are behind the table, in milliseconds. */
  readonly delay: number;
  readonly picture: PublicState;
  /** The public events of all inputs so far. */
  readonly chapters: readonly EventsMessage[];
  /** The latest public chat lines, except those that the delay still holds back. */
  readonly sayings: readonly Saying[];
}

/** The public view of a table for relays and for the public list. */
export class SpectatorFeed {
  readonly #table: Subject;
  readonly #leases: Leases;
  readonly #broadcast: Broadcast;

  /** `state` must be complete. `onTold` is called after each bulletin. */
  constructor(table: Subject, state: BattleState, leases: Leases, timer: Timer, onTold: () => void) {
    const { live, settings, quietSince } = table;
    const { battle, epoch } = live.owner;
    const send = (bulletin: Bulletin) => {
      void matchMaker.presence.publish(channelOf(battle), bulletin);
      onTold();
    };
    this.#table = table;
    this.#leases = leases;
    this.#broadcast = new Broadcast(state, {
      epoch,
      delay: settings.spectatorsDelay,
      quietSince,
      timer,
      send,
    });
  }

  /** True if a relay must still be sent changes. */
  get isBehind(): boolean {
    return this.#broadcast.isBehind;
  }

  /** Records new changes, to be sent when they are due. Must be called after each change to the state. */
  show(): void {
    this.#broadcast.show();
  }

  /** Applies the spectator delay that the settings now have. */
  updateDelay(): void {
    this.#broadcast.setDelay(this.#table.settings.spectatorsDelay);
  }

  /**
   * Returns the snapshot for a relay whose last bulletin was `from`. Returns null if the relay is up to date,
   * or if nothing may be shown yet.
   */
  async follow(from: RelayPosition | null): Promise<RelaySnapshot | null> {
    const { live, settings, chat } = this.#table;
    const standing = this.#standing(from);
    if (!standing) return null;
    const happened = await live.history(-1, Number(standing.picture.rev));
    const chapters = live.supervised((ruleset) =>
      visibleResults(ruleset, PUBLIC_RIGHTS, happened, settings.banded),
    );
    const due = Date.now() - standing.delay;
    const sayings = (await chat.before({ id: '', ...PUBLIC_RIGHTS })).filter(({ at }) => at <= due);
    return { ...standing, chapters, sayings };
  }

  /**
   * Returns the entry in the public list, or null if the battle is not listed or nothing may be shown yet.
   */
  glance(): ReturnType<typeof listingEntryOf> | null {
    const standing = this.#table.settings.isListed ? this.#standing(null) : null;
    return standing && listingEntryOf(standing.picture);
  }

  #standing(from: RelayPosition | null) {
    return this.#leases.isSure ? this.#broadcast.follow(from) : null;
  }
}
