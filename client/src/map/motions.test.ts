import type { EventKind, GameEvent } from '@riposte/shared';
import { count, hex, nullable } from '@riposte/shared/engine/schema/field-schema';
import { brawl } from '@riposte/shared/engine/testing/battles';
import { toy } from '@riposte/shared/engine/testing/toy';
import { describe, expect, it } from 'vitest';
import { motionOf } from './motions.ts';

const way: EventKind = { members: { from: hex, to: nullable(hex) }, beat: 'walk' };
const EVENTS: Readonly<Record<string, EventKind>> = {
  went: way,
  rolled: { members: { roll: count() } },
  struck: { members: { roll: count() }, beat: 'strike' },
  shot: { members: {}, beat: 'shoot' },
  parried: { members: {}, beat: 'guard' },
  missed: { members: {}, beat: 'miss' },
  fell: { members: {}, beat: 'fall' },
};
const roll = ({ outcome }: GameEvent) => (outcome === 'bad' ? ({ shown: 9, outcome } as const) : undefined);
const motion = (event: GameEvent) =>
  motionOf({ events: EVENTS, description: { ...toy.description, roll } }, event);

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
      looks: { beat: 'strike', who: 'ana', at: 'rat' },
    },
    {
      name: 'a shot',
      event: { type: 'shot', by: 'ana', target: 'rat' },
      looks: { beat: 'shoot', who: 'ana', at: 'rat' },
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
  expect(
    events.flatMap((event) => motionOf(toy, event) ?? []).map(({ beat, who }) => `${who} ${beat}`),
  ).toEqual(['rat walk', 'rat hurt']);
});
