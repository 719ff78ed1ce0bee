import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../core/ruleset.ts';
import { count, entriesOf, fighter, listOf, nullable, optional, record } from '../schema/field-schema.ts';
import { brawl, frozen, send } from '../testing/battles.ts';
import { toy } from '../testing/toy.ts';
import type { ToyTable } from '../testing/toy-table.ts';
import { ownSide } from './secrets.ts';
import { view } from './view.ts';
import type { Viewer } from './viewer.ts';

const gm: Viewer = { role: 'gm' };
const spectator: Viewer = { role: 'spectator' };
const player = (...fighters: string[]): Viewer => ({ role: 'player', fighters });
const ambush = { fighters: { rex: { hidden: true, at: [0, -1] as const } } };

describe('a view', () => {
  it.each([
    { name: 'the GM', viewer: gm, knows: true },
    { name: 'its own player', viewer: player('rex'), knows: true },
    { name: 'another player', viewer: player('ana', 'ben'), knows: false },
    { name: 'a spectator', viewer: spectator, knows: false },
  ])('shows a hidden fighter to $name: $knows', ({ viewer, knows }) => {
    const seen = view(toy, brawl(ambush).table, viewer);
    expect(Object.hasOwn(seen.fighters, 'rex')).toBe(knows);
    expect(seen.order.includes('rex')).toBe(knows);
  });

  it('does not name a hidden fighter in any declared key', () => {
    const { table } = brawl(ambush);
    const names = {
      table: {
        by: nullable(fighter),
        of: listOf(fighter),
        pairs: listOf(record({ one: fighter })),
        counts: entriesOf(count()),
        deep: record({ who: optional(fighter) }),
      },
    };
    const more = { by: 'rex', of: ['ana', 'rex'], pairs: [{ one: 'rex' }, { one: 'ana' }], motto: 'rex' };
    const marked = { ...table, ...more, counts: { rex: 1, ana: 2 }, deep: { who: 'rex' } };
    const seen = view({ ...toy, names }, marked, spectator) as typeof marked;
    expect(seen).toMatchObject({ by: null, of: ['ana'], pairs: [{ one: 'ana' }] });
    expect(seen).toMatchObject({ counts: { ana: 2 }, deep: { who: null } });
    expect(seen.motto).toBe('rex');
  });

  it('does not reveal that a hidden fighter has the turn', () => {
    const battle = brawl({ only: ['rex', 'ana'], fighters: { ana: { hidden: true } } });
    expect(battle.table.turn).toBe('ana');
    expect(view(toy, battle.table, player('rex')).turn).toBeNull();
  });

  it.each([
    { name: 'by', input: { as: 'rex', do: 'hit', target: 'ana' } },
    { name: 'on', input: { as: 'ana', do: 'hit', target: 'rex' } },
  ])('does not reveal a pending attack $name a hidden fighter', ({ input }) => {
    const battle = brawl(ambush);
    if (input.as === 'rex') for (const as of ['ana', 'ben', 'rat']) send(battle, { as, do: 'end-turn' });
    send(battle, input);
    expect(view(toy, battle.table, gm).stack).toHaveLength(1);
    expect(view(toy, battle.table, player('ben')).stack).toEqual([]);
  });

  it.each([
    { name: 'the GM', viewer: gm, note: 'flank' },
    { name: 'its own player', viewer: player('ana'), note: 'flank' },
    { name: 'another player', viewer: player('ben'), note: '' },
    { name: 'a spectator', viewer: spectator, note: '' },
  ])('shows a secret to $name as "$note"', ({ viewer, note }) => {
    const battle = brawl();
    send(battle, { as: 'ana', do: 'think', note: 'flank' });
    expect(view(toy, battle.table, viewer).fighters.ana?.note).toBe(note);
  });

  it.each([gm, player('ana'), spectator])('does not show the dice ($role)', (viewer) => {
    expect(view(toy, brawl({ dice: [4] }).table, viewer).dice).toEqual({ algorithm: 'sealed' });
  });

  describe('of a secret that more than one seat may know', () => {
    const sharing = {
      ...toy,
      secrets: {
        guards: { instead: -1, isKnown: ownSide },
        hp: { instead: -1, isKnown: (table: ToyTable) => table.round > 1 },
      },
    } satisfies Ruleset<ToyTable>;

    it.each([
      { name: 'the GM', viewer: gm, guards: 2 },
      { name: 'its own player', viewer: player('ana'), guards: 2 },
      { name: 'another player of its side', viewer: player('ben'), guards: 2 },
      { name: 'a player of another side', viewer: player('rex'), guards: -1 },
      { name: 'a spectator', viewer: spectator, guards: -1 },
    ])('shows $name the value $guards', ({ viewer, guards }) => {
      expect(view<ToyTable>(sharing, brawl().table, viewer).fighters.ana?.guards).toBe(guards);
    });

    it('shows all viewers what the rules reveal', () => {
      const { table } = brawl();
      expect(view<ToyTable>(sharing, table, spectator).fighters.ana?.hp).toBe(-1);
      expect(view<ToyTable>(sharing, { ...table, round: 2 }, spectator).fighters.ana?.hp).toBe(8);
    });
  });

  it('does not change the table', () => {
    const { table } = brawl(ambush);
    expect(() => view(toy, frozen(table), spectator)).not.toThrow();
  });

  it('can be used by rule checks like the real table', () => {
    const seen = view(toy, brawl().table, player('ana'));
    const fault = toy.actions.hit?.check(seen, 'ana', { target: 'ben' });
    expect(fault).toBeUndefined();
  });
});
