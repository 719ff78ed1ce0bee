import type { Id, Ruleset, Table } from '@riposte/shared';
import type { BotTraits } from '@riposte/shared/engine/setup/setup';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import type { StandIn, SyncedBanks, SyncedSettings } from '@riposte/shared/protocol/settings';
import type { Watching } from '@riposte/shared/protocol/spectators';
import {
  fightersOfSeat,
  type SyncedBattle,
  type SyncedBranch,
  type SyncedHero,
  type SyncedTakeback,
} from '@riposte/shared/protocol/synced';
import type { SyncedReader } from '@riposte/shared/protocol/synced-reader';
import type { BattleSnapshot, SeatInfo } from '../battle/snapshot.ts';
import { shownName } from '../wording/seat-name.ts';

/** Converts the room's synced state to this seat's snapshot of the battle. */
export function snapshotFrom(reader: SyncedReader, state: SyncedBattle, ruleset: Ruleset): BattleSnapshot {
  const table = reader.table(state);
  const settings = JSON.parse(state.settings) as SyncedSettings;
  return {
    rev: state.rev,
    status: state.status,
    title: state.title,
    ruleset,
    table,
    prompts: reader.prompts(state),
    waiting: reader.waiting(state),
    seats: seatsFrom(state),
    settings,
    ...botsIn(state),
    banded: new Set(settings.bands ? bandedIn(table, state) : []),
    diceHash: state.diceHash,
    diceSeed: state.diceSeed,
    branches: JSON.parse(state.branches) as SyncedBranch[],
    watching: JSON.parse(state.watching) as Watching,
    takeback: state.takeback === '' ? null : (JSON.parse(state.takeback) as SyncedTakeback),
    heroes: heroesIn(state),
  };
}

function heroesIn({ heroes }: SyncedBattle): readonly SyncedHero[] {
  const waiting: SyncedHero[] = [];
  heroes?.forEach(
    ({ id, hero }) => void waiting.push({ seat: id, hero: JSON.parse(hero) as SyncedHero['hero'] }),
  );
  return waiting;
}

/** Returns the visible fighters that bots play, and the traits of all visible fighters. */
function botsIn({ fighters, hidden }: SyncedBattle): Pick<BattleSnapshot, 'bots' | 'traits'> {
  const bots = new Set<Id>();
  const traits: Record<Id, BotTraits> = {};
  for (const known of [fighters, hidden])
    known?.forEach(({ id, isBot, bot }) => {
      if (isBot) bots.add(id);
      if (bot) traits[id] = JSON.parse(bot);
    });
  return { bots, traits };
}

/** Returns the enemies whose health this seat sees as a word, not as a number. */
function bandedIn({ fighters }: Table, { secrets }: SyncedBattle): Id[] {
  const foes = Object.values(fighters).filter(({ side }) => side === GM_SIDE);
  return foes.map(({ id }) => id).filter((id) => !secrets?.get(id));
}

function seatsFrom(state: SyncedBattle): SeatInfo[] {
  const seats: SeatInfo[] = [];
  state.seats.forEach(({ id, name, role, connected, away, banks, ready }) => {
    seats.push({
      id,
      name: shownName(name),
      role,
      connected,
      fighters: fightersOfSeat(state, id),
      away: away === '' ? null : (JSON.parse(away) as StandIn),
      banks: banks === '' ? null : (JSON.parse(banks) as SyncedBanks),
      ready: ready === true, // servers of an earlier release do not send `ready`
    });
  });
  return seats;
}
