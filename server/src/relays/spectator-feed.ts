import { matchMaker } from '@colyseus/core';
import type { Leases } from '../battles/leases.ts';
import { allToldTo, EVERYBODY } from '../rooms/chat-lines.ts';
import type { OpenTable } from '../rooms/open-table.ts';
import type { Timer } from '../rooms/prompt-clock.ts';
import type { BattleState } from '../rooms/state.ts';
import { Broadcast, type Bulletin, channelOf, type Followed } from './broadcast.ts';
import { glanceOf } from './listing-entry.ts';
import type { Standing } from './relay-room.ts';

/** What those are told of a table who look on from elsewhere: at relays that follow it, and on the public list. */
export class SpectatorFeed {
  readonly #table: OpenTable;
  readonly #leases: Leases;
  readonly #broadcast: Broadcast;

  /** `onTold` is called whenever a bulletin has been sent out. The state shows the table already. */
  constructor(table: OpenTable, state: BattleState, leases: Leases, timer: Timer, onTold: () => void) {
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

  /** Whether somebody follows who is still to be told what has happened. */
  get isBehind(): boolean {
    return this.#broadcast.isBehind;
  }

  /** To be called whenever what is shown may have changed. */
  show(): void {
    this.#broadcast.show();
  }

  /** Tells all of it as late as is set by now. */
  keepDelay(): void {
    this.#broadcast.setDelay(this.#table.settings.spectatorsDelay);
  }

  /** What somebody is to show who has come so far; null: what they know, or nothing. */
  async follow(from: Followed | null): Promise<Standing | null> {
    const { live, settings, talk } = this.#table;
    const standing = this.#standing(from);
    if (!standing) return null;
    const happened = await live.history(-1, Number(standing.picture.rev));
    const chapters = allToldTo(live.ruleset, EVERYBODY, happened, settings.banded);
    const due = Date.now() - standing.delay;
    const sayings = (await talk.before({ id: '', ...EVERYBODY })).filter(({ at }) => at <= due);
    return { ...standing, chapters, sayings };
  }

  /** What the public list shows of it; null: it is not on it, or nothing is due yet. */
  glance(): ReturnType<typeof glanceOf> | null {
    const standing = this.#table.settings.isListed ? this.#standing(null) : null;
    return standing && glanceOf(standing.picture);
  }

  #standing(from: Followed | null) {
    return this.#leases.isSure ? this.#broadcast.follow(from) : null;
  }
}
