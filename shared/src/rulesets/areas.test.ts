import { describe, expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { PlannedChoice } from '../engine/core/forecast.ts';
import { foretell } from '../engine/core/foretell.ts';
import type { Id } from '../engine/schema/ids.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { seededDice } from '../engine/state/dice.ts';
import type { GameEvent } from '../engine/state/event.ts';
import { view } from '../engine/visibility/view.ts';
import { seedOf } from '../fuzz/chance.ts';
import { type Hex, isSame } from '../hex/axial.ts';
import { RULESETS } from './registry.ts';

interface Row {
  readonly name: string;
  readonly in: string;
  /** The archetypes of Ana, who acts, and of all other fighters. */
  readonly kinds: readonly [string, string];
  readonly state?: { readonly channeling: string; readonly hp?: number };
  /** The phase in which Ana acts; omitted if she can act at once. */
  readonly phase?: 'skirmish' | 'release';
  readonly does: PlannedChoice;
}

const AWAY = { at: [3, 0] };
const STORM = ['stormcaller', 'warden'] as const;
const ROWS: readonly Row[] = [
  { name: 'Burst', in: 'flow', kinds: ['mage', 'raider'], does: { do: 'use', spell: 'burst', ...AWAY } },
  { name: 'Roar', in: 'flow', kinds: ['troll', 'raider'], does: { do: 'use', ability: 'roar' } },
  {
    name: 'Fire pot',
    in: 'hunt',
    kinds: ['bruiser', 'mire-wolf'],
    does: { do: 'attack', ability: 'fire-pot', ...AWAY },
  },
  {
    name: 'Roar',
    in: 'hunt',
    kinds: ['ember-drake', 'mire-wolf'],
    does: { do: 'attack', ability: 'roar' },
  },
  {
    name: 'Scathing verse',
    in: 'degrees',
    kinds: ['envoy', 'ruffian'],
    does: { do: 'use', ability: 'scathing-verse', ...AWAY },
  },
  {
    name: 'Quake stomp',
    in: 'degrees',
    kinds: ['ogre-warlord', 'ruffian'],
    does: { do: 'use', ability: 'quake-stomp', at: [0, 0] },
  },
  {
    name: 'Fire bloom',
    in: 'phases',
    kinds: STORM,
    phase: 'skirmish',
    does: { do: 'attack', weapon: 'fire-bloom', ...AWAY },
  },
  {
    name: 'Thunderhead',
    in: 'phases',
    kinds: STORM,
    state: { channeling: 'thunderhead' },
    phase: 'release',
    does: { do: 'release', ...AWAY },
  },
  {
    name: 'Grave bloom',
    in: 'phases',
    kinds: STORM,
    state: { channeling: 'grave-bloom' },
    phase: 'release',
    does: { do: 'release', ...AWAY },
  },
  {
    name: 'Soothing rain',
    in: 'phases',
    kinds: STORM,
    state: { channeling: 'soothing-rain', hp: 2 },
    phase: 'release',
    does: { do: 'release' },
  },
  { name: 'Roar', in: 'vigil', kinds: ['ogre-warlord', 'militia'], does: { do: 'use', ability: 'roar' } },
];

const HEROES = { ben: [1, 0], bea: [0, -2], cal: [3, 0], dov: [3, -1], eve: [5, 0], fay: [7, 0] } as const;
const FOES = { gor: [-1, 0], hob: [2, 0], ivo: [4, 0], kez: [0, 2], lug: [6, 0] } as const;
/** Enemies that Ana does not see: one near her, and one in the areas away from her. */
const HIDDEN = { wim: [0, 1], zul: [3, 1] } as const;
/** Walls that stand between some of the fighters and Ana, or the center of an area away from her. */
const WALLS = [[0, -1], [4, -1]] as const; // biome-ignore format: fits on a line

/** Returns the fighters of a side as setup data. In Phases, the rain can heal them. */
function side(places: Readonly<Record<Id, Hex>>, name: 'heroes' | 'foes', { in: ruleset, kinds }: Row) {
  return Object.entries(places).map(([id, at]) => ({
    id,
    side: name,
    hidden: id in HIDDEN,
    at: [...at],
    sheet: { kind: kinds[1] },
    state: ruleset === 'phases' ? { hp: 10 } : {},
  }));
}

/** Returns a battle in which Ana can take the action of a row now. */
function battleBefore(row: Row): Battle {
  const { in: id, kinds, state = {}, phase = '' } = row;
  const others = [...side(HEROES, 'heroes', row), ...side({ ...FOES, ...HIDDEN }, 'foes', row)];
  const setup = parseSetup({
    ruleset: id,
    map: { radius: 8, walls: WALLS },
    combatants: [{ id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: kinds[0] }, state }, ...others],
    ...(phase === '' && { order: ['ana', ...others.map((one) => one.id)] }),
  });
  const battle = Battle.start(rulesetOf(row), setup, seededDice(seedOf('areas')));
  if (phase === '') return battle;
  battle.apply({ as: 'ana', answer: 'pass', until: phase });
  for (const { id: other } of others) battle.apply({ as: other, answer: 'pass', until: 'next-round' });
  battle.apply({ as: 'ana', answer: phase === 'release' ? 'release' : 'act' });
  return battle;
}

function rulesetOf({ in: id }: Row) {
  const ruleset = RULESETS[id];
  if (!ruleset) throw new Error(`The ruleset ${id} is missing.`);
  return ruleset;
}

/** Lets Ana act, without reactions. Returns the ids of the fighters that her action affects. */
function affectedBy(battle: Battle, choice: PlannedChoice): Set<Id> {
  const affected: Id[] = [];
  const note = (events: readonly GameEvent[]) => affected.push(...events.flatMap(affectedIn));
  note(battle.apply({ ...choice, as: 'ana' } as Input));
  while (battle.table.stack.length > 0)
    note(battle.apply({ as: battle.prompts[0]?.for ?? '', answer: 'pass' }));
  return new Set(affected);
}

/** Returns the fighters that roll to resist, are attacked, or are healed. */
function affectedIn({ type, by, target, targets }: GameEvent): Id[] {
  if (type === 'checked') return by === 'ana' ? [] : [String(by)];
  if (type === 'attacked') return (targets ?? [target]) as Id[];
  return type === 'healed' ? [String(target)] : [];
}

describe('the area in a forecast', () => {
  it.each(ROWS)('of $name in $in has all fighters that the rule affects, except hidden ones', (row) => {
    const battle = battleBefore(row);
    const seen = view(rulesetOf(row), battle.table, { role: 'player', fighters: ['ana'] });
    const { hexes = [], fighters = [] } = foretell(rulesetOf(row), seen, 'ana', row.does)?.area ?? {};
    const affected = affectedBy(battle, row.does);
    expect([...affected].filter((id) => !(id in HIDDEN)).sort()).toEqual([...fighters].sort());
    const isCovered = (id: Id) => hexes.some((at) => isSame(at, seen.fighters[id]?.at ?? [9, 9]));
    expect(fighters.filter((id) => !isCovered(id))).toEqual([]);
  });
});
