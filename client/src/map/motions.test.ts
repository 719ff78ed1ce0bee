import type { EventKind, GameEvent } from '@riposte/shared';
import { anId, count, fighter, hex, listOf, nullable } from '@riposte/shared/engine/schema/field-schema';
import { brawl } from '@riposte/shared/engine/testing/battles';
import { toy } from '@riposte/shared/engine/testing/toy';
import { describe, expect, it } from 'vitest';
import { Motions } from './motions.ts';

const way: EventKind = { members: { from: hex, to: nullable(hex) }, beat: 'walk' };
const WEAPONS = {
  axe: { beat: 'strike', element: 'steel' },
  wand: { beat: 'cast', element: 'fire' },
} as const;
const EVENTS: Readonly<Record<string, EventKind>> = {
  went: way,
  rolled: { members: { roll: count() } },
  struck: { members: { roll: count() }, beat: 'strike' },
  shot: { members: {}, beat: 'shoot' },
  parried: { members: {}, beat: 'guard' },
  missed: { members: {}, beat: 'miss' },
  fell: { members: {}, beat: 'fall' },
  pushed: { ...way, beat: 'push' },
  swept: { members: { targets: listOf(fighter) }, beat: 'strike' },
  countered: { beat: 'counter' },
  held: { beat: 'grab' },
  'attack-declared': { members: { weapon: anId() }, looks: { weapon: WEAPONS }, isAhead: true },
  checked: {
    members: { skill: anId() },
    looks: { skill: { magic: { beat: 'cast' }, arms: { beat: 'strike' } } },
  },
  chanted: { members: { song: anId() }, looks: { song: { hymn: { beat: 'cast', element: 'voice' } } } },
};
const roll = ({ outcome }: GameEvent) => (outcome === 'bad' ? ({ shown: 9, outcome } as const) : undefined);
const rules = { events: EVENTS, description: { ...toy.description, roll } };
const motion = (event: GameEvent) => new Motions().next(rules, event);

/** Returns the animation of the last of several events. */
const lastMotion = (...events: readonly GameEvent[]) => {
  const motions = new Motions();
  return events.map((event) => motions.next(rules, event)).at(-1);
};

describe('the animation of an event', () => {
  it.each<{ name: string; event: GameEvent; looks: unknown }>([
    {
      name: 'a step',
      event: { type: 'went', target: 'ana', from: [0, 0], to: [1, 0] },
      looks: { beat: 'walk', who: 'ana', from: [0, 0], to: [1, 0] },
    },
    {
      name: 'a blow',
      event: { type: 'struck', by: 'ana', target: 'rat', roll: 5 },
      looks: { beat: 'strike', who: 'ana', at: ['rat'] },
    },
    {
      name: 'a shot',
      event: { type: 'shot', by: 'ana', target: 'rat' },
      looks: { beat: 'shoot', who: 'ana', at: ['rat'] },
    },
    {
      name: 'a parry',
      event: { type: 'parried', by: 'rat', target: 'ana' },
      looks: { beat: 'guard', who: 'rat' },
    },
    {
      name: 'a miss',
      event: { type: 'missed', by: 'ana', target: 'rat' },
      looks: { beat: 'miss', who: 'rat' },
    },
    {
      name: 'a push',
      event: { type: 'pushed', by: 'ana', target: 'rat', from: [0, 0], to: [1, 0] },
      looks: { beat: 'push', who: 'rat', from: [0, 0], to: [1, 0] },
    },
    {
      name: 'a blow at several fighters',
      event: { type: 'swept', by: 'ana', targets: ['rat', 'ana', 'orc'] },
      looks: { beat: 'strike', who: 'ana', at: ['rat', 'orc'] },
    },
    {
      name: 'a counterattack',
      event: { type: 'countered', by: 'rat', target: 'ana' },
      looks: { beat: 'counter', who: 'rat', at: ['ana'] },
    },
    {
      name: 'a counterattack whose blow follows',
      event: { type: 'countered', by: 'rat' },
      looks: { beat: 'counter', who: 'rat', at: [] },
    },
    {
      name: 'a grab',
      event: { type: 'held', by: 'ana', target: 'rat' },
      looks: { beat: 'grab', who: 'ana', at: ['rat'] },
    },
    {
      name: 'a grab by an unknown fighter',
      event: { type: 'held', target: 'rat' },
      looks: { beat: 'grab', who: 'rat', at: [] },
    },
    {
      name: 'a spell for all to see',
      event: { type: 'chanted', by: 'ana', song: 'hymn' },
      looks: { beat: 'cast', who: 'ana', at: [], element: 'voice' },
    },
    { name: 'a fall', event: { type: 'fell', by: 'rat' }, looks: { beat: 'fall', who: 'rat' } },
  ])('is the declared one: $name', ({ event, looks }) => {
    expect(motion(event)).toEqual(looks);
  });

  it('shows that a blow fails', () => {
    expect(motion({ type: 'struck', by: 'ana', target: 'rat', roll: 5, outcome: 'bad' })).toMatchObject({
      beat: 'strike',
      outcome: 'bad',
    });
  });

  it('of a roll without a target is the attack that its fighter announced', () => {
    const declared = { type: 'attack-declared', by: 'ana', target: 'rat', weapon: 'axe' };
    expect(lastMotion(declared, { type: 'checked', by: 'ana', skill: 'arms' })).toMatchObject({
      beat: 'strike',
      who: 'ana',
      at: ['rat'],
      element: 'steel',
    });
  });

  it.each<{ name: string; events: readonly GameEvent[] }>([
    {
      name: 'an announcement',
      events: [{ type: 'attack-declared', by: 'ana', target: 'rat', weapon: 'axe' }],
    },
    {
      name: 'a roll of another kind than the announced one',
      events: [
        { type: 'attack-declared', by: 'ana', target: 'rat', weapon: 'wand' },
        { type: 'checked', by: 'ana', skill: 'arms' },
      ],
    },
    {
      name: 'the roll of another fighter than the announced one',
      events: [
        { type: 'attack-declared', by: 'ana', target: 'rat', weapon: 'axe' },
        { type: 'checked', by: 'rat', skill: 'arms' },
      ],
    },
    {
      name: 'a second roll after one announcement',
      events: [
        { type: 'attack-declared', by: 'ana', target: 'rat', weapon: 'axe' },
        { type: 'checked', by: 'ana', skill: 'arms' },
        { type: 'checked', by: 'ana', skill: 'arms' },
      ],
    },
  ])('is absent for $name', ({ events }) => {
    expect(lastMotion(...events)).toBeUndefined();
  });

  it.each<{ name: string; event: GameEvent }>([
    {
      name: 'a roll without a declared animation',
      event: { type: 'rolled', by: 'ana', target: 'rat', roll: 5 },
    },
    { name: 'an undeclared event', event: { type: 'unheard-of', by: 'ana', target: 'rat', roll: 5 } },
    { name: 'an event named like a built-in property of objects', event: { type: 'constructor', by: 'ana' } },
    { name: 'a move off the map', event: { type: 'went', target: 'ana', from: [0, 0], to: null } },
    { name: 'a fighter that strikes itself', event: { type: 'struck', by: 'ana', target: 'ana', roll: 5 } },
  ])('is absent for $name', ({ event }) => {
    expect(motion(event)).toBeUndefined();
  });
});

it('the animations of a fight follow the declarations of its events', () => {
  const battle = brawl({ dice: [3] });
  const events = [
    ...battle.apply({ as: 'gm', do: 'gm.move', target: 'rat', to: [0, -1] }),
    ...battle.apply({ as: 'ana', do: 'hit', target: 'rat' }),
  ];
  const motions = new Motions();
  expect(
    events.flatMap((event) => motions.next(toy, event) ?? []).map(({ beat, who }) => `${who} ${beat}`),
  ).toEqual(['rat walk', 'rat hurt']);
});
