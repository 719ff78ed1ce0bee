import type { Ruleset, Table } from '@riposte/shared';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { INITIAL_SETTINGS } from '@riposte/shared/protocol/settings';
import { NO_SPECTATORS } from '@riposte/shared/protocol/spectators';
import type { RecordingHead } from '@riposte/shared/recording/recording';
import type { BattleSnapshot } from './snapshot.ts';

/** Settings that a snapshot needs, but that have no effect without a server. */
const NO_TABLE = { muted: [], hasPassphrase: false, gmAway: null, isGmBot: false, next: null } as const;

/** The parts of a snapshot that differ between a replay and a variation. */
type Parts = Pick<BattleSnapshot, 'rev' | 'waiting'> &
  Partial<Pick<BattleSnapshot, 'prompts' | 'seats' | 'bots'>> & { readonly table: Table };

/** Returns the snapshot of a recorded fight or of a variation, which no server hosts. */
export function offlineSnapshot(
  { title, banded, diceHash }: Pick<RecordingHead, 'title' | 'banded' | 'diceHash'>,
  ruleset: Ruleset,
  { rev, waiting, table, prompts = [], seats = [], bots = new Set() }: Parts,
): BattleSnapshot {
  const foes = Object.values(table.fighters).filter(({ side }) => side === GM_SIDE);
  return {
    rev,
    status: table.over ? 'over' : 'fighting',
    title,
    ruleset,
    table,
    prompts,
    waiting,
    seats,
    settings: { ...INITIAL_SETTINGS, ...NO_TABLE },
    bots,
    traits: {},
    banded: new Set(banded ? foes.map(({ id }) => id) : []),
    diceHash,
    diceSeed: '',
    branches: [],
    takeback: null,
    watching: NO_SPECTATORS,
    heroes: [],
  };
}
