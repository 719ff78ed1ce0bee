import { rulesetOf } from '@riposte/shared';
import type { StandIn, SyncedBanks, SyncedSettings } from '@riposte/shared/protocol/settings';
import { fightersOfSeat, type SyncedBattle, type SyncedReader } from '@riposte/shared/protocol/synced';
import type { Scene, SeatInfo } from '../store/scene.ts';

/** What this seat sees, from the synced state of the room. Throws if the battle's ruleset is not known here. */
export function sceneFrom(reader: SyncedReader, state: SyncedBattle): Scene {
  return {
    rev: state.rev,
    status: state.status,
    title: state.title,
    ruleset: rulesetOf(state.ruleset),
    table: reader.table(state),
    prompts: reader.prompts(state),
    waiting: reader.waiting(state),
    seats: seatsFrom(state),
    settings: JSON.parse(state.settings) as SyncedSettings,
    diceHash: state.diceHash,
    diceSeed: state.diceSeed,
  };
}

function seatsFrom(state: SyncedBattle): SeatInfo[] {
  const seats: SeatInfo[] = [];
  state.seats.forEach(({ id, name, role, connected, away, banks }) => {
    seats.push({
      id,
      name,
      role,
      connected,
      fighters: fightersOfSeat(state, id),
      away: away === '' ? null : (JSON.parse(away) as StandIn),
      banks: banks === '' ? null : (JSON.parse(banks) as SyncedBanks),
    });
  });
  return seats;
}
