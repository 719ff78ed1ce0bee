import { describe, expect, it } from 'vitest';
import { brawl, frozen, send } from './testing/battles.ts';
import { toy } from './testing/toy.ts';
import { bandOf, hiddenIn, mayHear, type Viewer, view } from './view.ts';

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

  it('mentions a hidden fighter nowhere, whatever a ruleset keeps on its table', () => {
    const { table } = brawl(ambush);
    const marked = {
      ...table,
      marks: { rex: 1, by: 'rex', of: ['ana', 'rex'], pairs: [{ one: 'rex' }, { one: 'ana' }] },
    };
    const seen = view(toy, marked, spectator) as typeof marked;
    expect(JSON.stringify(seen)).not.toContain('rex');
    expect(seen.marks).toEqual({ by: null, of: ['ana'], pairs: [{ one: 'ana' }] });
  });

  it('does not tell that a hidden fighter has the turn', () => {
    const battle = brawl({ only: ['rex', 'ana'], fighters: { ana: { hidden: true } } });
    expect(battle.table.turn).toBe('ana');
    expect(view(toy, battle.table, player('rex')).turn).toBeNull();
  });

  it.each([
    { name: 'by', input: { as: 'rex', do: 'hit', target: 'ana' } },
    { name: 'at', input: { as: 'ana', do: 'hit', target: 'rex' } },
  ])('does not tell of a pending blow $name a hidden fighter', ({ input }) => {
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

  it.each([gm, player('ana'), spectator])('shows the dice to nobody ($role)', (viewer) => {
    expect(view(toy, brawl({ dice: [4] }).table, viewer).dice).toEqual({ algorithm: 'sealed' });
  });

  it('leaves the table as it is', () => {
    const { table } = brawl(ambush);
    expect(() => view(toy, frozen(table), spectator)).not.toThrow();
  });

  it('lets rules look at it as at the real table', () => {
    const seen = view(toy, brawl().table, player('ana'));
    const fault = toy.actions.hit?.check(seen, 'ana', { target: 'ben' });
    expect(fault).toBeUndefined();
  });
});

describe('an event', () => {
  const told = (event: { by?: string; target?: string; secret?: true }) => ({ type: 'happened', ...event });

  it.each([
    { name: 'by somebody known is heard by all', event: { by: 'ana' }, viewer: spectator, hears: true },
    { name: 'about nobody is heard by all', event: {}, viewer: spectator, hears: true },
    { name: 'by a hidden fighter is not heard', event: { by: 'rex' }, viewer: player('ana'), hears: false },
    { name: 'at a hidden fighter is not heard', event: { target: 'rex' }, viewer: spectator, hears: false },
    {
      name: 'by a hidden fighter is heard by its player',
      event: { by: 'rex' },
      viewer: player('rex'),
      hears: true,
    },
    {
      name: 'that names a hidden fighter in a detail is not heard by another player',
      event: { by: 'ana', beside: [{ id: 'rex' }] },
      viewer: player('ana'),
      hears: false,
    },
    {
      name: 'that is secret is heard by its player',
      event: { by: 'ana', secret: true },
      viewer: player('ana'),
      hears: true,
    },
    {
      name: 'that is secret is heard by the GM',
      event: { by: 'ana', secret: true },
      viewer: gm,
      hears: true,
    },
    {
      name: 'that is secret is heard by nobody else',
      event: { by: 'ana', secret: true },
      viewer: player('ben'),
      hears: false,
    },
    {
      name: 'that is secret and by nobody is the GM’s alone',
      event: { secret: true },
      viewer: player('ana'),
      hears: false,
    },
  ] as const)('$name', ({ event, viewer, hears }) => {
    const hidden = hiddenIn(brawl(ambush).table, told(event));
    expect(mayHear(viewer, told(event), hidden)).toBe(hears);
  });
});

describe('a band', () => {
  it.each([
    { now: 20, band: 100 },
    { now: 19, band: 75 },
    { now: 11, band: 75 },
    { now: 10, band: 50 },
    { now: 6, band: 50 },
    { now: 5, band: 25 },
    { now: 1, band: 25 },
    { now: 0, band: 0 },
  ])('of $now of 20 hit points is $band', ({ now, band }) => {
    expect(bandOf(now, 20)).toBe(band);
  });
});
