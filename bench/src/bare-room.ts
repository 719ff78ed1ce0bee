import { type Client, Room } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { groupFight } from '@riposte/shared/engine/setup/scenario';
import type { IntentMessage } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import type { BattleStore, Ownership } from '../../server/src/store/store.ts';
import { BattleState } from '../../server/src/synced/state.ts';
import { type Recording, Replay } from './recording.ts';

/**
 * A room of plain Colyseus, without Riposte's rules. It syncs the same state as a real battle: each input applies the
 * next changes of a recorded battle. The room validates nothing and saves nothing. The first client to join is the GM.
 */
export class BareRoom extends Room<{ state: BattleState }> {
  override state = new BattleState();
  override patchRate = null;
  override maxClients = 250;
  override messages: NonNullable<Room['messages']> = { intent: () => this.change() };
  #replay: Replay | undefined;

  override async onCreate({ recording }: { recording: Recording }): Promise<void> {
    this.#replay = new Replay(this.state, recording);
  }

  override onJoin(client: Client): void {
    if (this.clients.length > 1) return;
    client.view = new StateView();
    this.#replay?.showTo(client.view);
  }

  protected change() {
    this.#replay?.next();
    this.broadcastPatch();
    return { ok: true, rev: this.state.rev };
  }
}

/**
 * A bare room that writes each input to disk before clients see the result. It shows the highest speed that a server
 * could reach without ever losing an input.
 */
export abstract class KeepingRoom extends BareRoom {
  protected abstract readonly store: BattleStore;
  #owner: Ownership = { battle: '', epoch: 1 };
  override messages: NonNullable<Room['messages']> = {
    intent: async (_client: Client, { id, input }: IntentMessage) => {
      const entry = { seq: this.state.rev + 1, input, seat: 's0123456789ab', message: id, at: Date.now() };
      await this.store.append(this.#owner, entry);
      return this.change();
    },
  };

  override async onCreate(options: { recording: Recording }): Promise<void> {
    await super.onCreate(options);
    const [ruleset] = Object.values(RULESETS);
    const scenario = ruleset && groupFight(ruleset.scenarios);
    if (!ruleset || !scenario) throw new Error('There is nothing to play.');
    const links = { gm: '', player: '', spectator: '' };
    const { id, version } = ruleset;
    const record = { title: '', ruleset: id, version, setup: scenario.setup, seed: '', links };
    await this.store.create({ id: this.roomId, status: 'fighting', ...record });
    const taken = await this.store.take(this.roomId);
    this.#owner = { battle: this.roomId, epoch: taken?.epoch ?? 0 };
  }
}
