import { Room } from '@colyseus/core';
import { idleDice } from '@riposte/shared/engine/dice';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { TableProjection } from '../../server/src/rooms/project-table.ts';
import { Shapes } from '../../server/src/rooms/shapes.ts';
import { BattleState } from '../../server/src/rooms/state.ts';
import type { BattleStore, Ownership } from '../../server/src/store/store.ts';

/** As long as what an ordinary input brings about. */
const TOLD = JSON.stringify([
  100,
  [3, 'raider1', 'move', { ap: 2 }, [[3, -1]]],
  [1, 'raider1', 'ap', 2, 2],
  [8, 'raider1', [3, 0], [3, -1]],
]);

/**
 * A room of the bare framework with the same synced state. It checks nothing and keeps nothing, and changes as much as an
 * ordinary input does: a count, a fighter's place and points, who is waited for, and what is told.
 */
export class BareRoom extends Room<{ state: BattleState }> {
  override state = new BattleState();
  override patchRate = null;
  override maxClients = 250;
  override messages: NonNullable<Room['messages']> = { intent: () => this.change() };

  override async onCreate(): Promise<void> {
    const [ruleset] = Object.values(RULESETS);
    const setup = ruleset?.scenarios[0]?.setup;
    this.state.rev = 0;
    if (!ruleset || !setup) throw new Error('There is nothing to play.');
    const projection = new TableProjection(ruleset, this.state, new Shapes(this.state));
    projection.project(ruleset.open(setup, idleDice()), [], undefined);
  }

  protected change() {
    this.state.rev++;
    const [fighter] = this.state.fighters.values();
    this.state.head.set('asked', `${this.state.rev}`);
    fighter?.fields.set('ap', `${this.state.rev % 7}`);
    fighter?.fields.set('at', `[0,${this.state.rev % 5}]`);
    this.state.waiting = JSON.stringify([[fighter?.id, 1_790_000_000_000 + this.state.rev]]);
    this.state.told = TOLD.replace('100', `${this.state.rev}`);
    this.broadcastPatch();
    return { ok: true, rev: this.state.rev };
  }
}

/** The same, but what it is sent is on the disk before anybody sees it: nobody who loses nothing can be faster. */
export abstract class KeepingRoom extends BareRoom {
  protected abstract readonly store: BattleStore;
  #owner: Ownership = { battle: '', epoch: 1 };
  override messages: NonNullable<Room['messages']> = {
    intent: async () => {
      const { rev } = this.state;
      const input = { as: 'raider1', do: 'move', way: [[3, -1]] };
      const entry = { seq: rev + 1, input, seat: 's0123456789ab', message: `b${rev}`, at: Date.now() };
      await this.store.append(this.#owner, entry);
      return this.change();
    },
  };

  override async onCreate(): Promise<void> {
    await super.onCreate();
    const [ruleset] = Object.values(RULESETS);
    const scenario = ruleset?.scenarios[0];
    if (!ruleset || !scenario) throw new Error('There is nothing to play.');
    const links = { gm: '', player: '', spectator: '' };
    const { id, version } = ruleset;
    const record = { title: '', ruleset: id, version, setup: scenario.setup, seed: '', links };
    await this.store.create({ id: this.roomId, status: 'fighting', ...record });
    const taken = await this.store.take(this.roomId);
    this.#owner = { battle: this.roomId, epoch: taken?.epoch ?? 0 };
  }
}
