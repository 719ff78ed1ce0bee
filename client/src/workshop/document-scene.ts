import { computed, type ReadonlySignal } from '@preact/signals';
import type { Ruleset, Setup, Table } from '@riposte/shared';
import { parseSetup, setupFault } from '@riposte/shared/engine/setup/setup';
import { placeholderDice } from '@riposte/shared/engine/state/dice';
import { INITIAL_SETTINGS } from '@riposte/shared/protocol/settings';
import { NO_SPECTATORS } from '@riposte/shared/protocol/spectators';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { FightDocument } from './fight-document.ts';
import { emptyFight, newFighter } from './fighters.ts';

const EMPTY_SNAPSHOT = {
  rev: 0,
  status: 'gathering',
  prompts: [],
  waiting: [],
  seats: [],
  settings: {
    ...INITIAL_SETTINGS,
    muted: [],
    hasPassphrase: false,
    gmAway: null,
    isGmBot: false,
    next: null,
  },
  bots: new Set<string>(),
  traits: {},
  banded: new Set<string>(),
  diceHash: '',
  diceSeed: '',
  branches: [],
  takeback: null,
  watching: NO_SPECTATORS,
  heroes: [],
} as const;

/** Returns a signal with the snapshot of the edited fight before its first turn, for the map, sheets and forms. */
export function snapshotOf(document: FightDocument): ReadonlySignal<BattleSnapshot> {
  const { fight } = document;
  let whole = emptyTable(document.ruleset);
  return computed(() => {
    const { title, setup } = fight.value;
    const { ruleset } = document;
    const isFit = setupFault(() => {
      whole = ruleset.open(parseSetup(setup), placeholderDice());
    });
    const table = isFit === undefined ? { ...whole, map: setup.map } : moved(whole, setup);
    return { ...EMPTY_SNAPSHOT, ruleset, title, table };
  });
}

/** Returns a table without fighters. The ruleset cannot open an empty table, so a fighter is added and then removed. */
function emptyTable(ruleset: Ruleset): Table {
  const { setup } = emptyFight(ruleset.id);
  const kinds = Object.keys(ruleset.description.archetypes);
  const placeholder = kinds.slice(0, 1).flatMap((kind) => newFighter(ruleset, setup, kind) ?? []);
  const table = ruleset.open(parseSetup({ ...setup, combatants: placeholder }), placeholderDice());
  return { ...table, fighters: {} };
}

/**
 * Returns the last valid table with the fighters moved to their current hexes. The map shows it while the fight has
 * errors.
 */
function moved(table: Table, { map, combatants }: Setup): Table {
  const fighters = combatants.flatMap(({ id, at }) => {
    const fighter = Object.hasOwn(table.fighters, id) ? table.fighters[id] : undefined;
    return fighter ? [[id, { ...fighter, at }] as const] : [];
  });
  return { ...table, map, fighters: Object.fromEntries(fighters) };
}
