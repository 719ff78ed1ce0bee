import { describe, expect, it } from 'vitest';
import { Battle } from '../battle/battle.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { count, fighter, listOf, text } from '../schema/field-schema.ts';
import { scriptedDice } from '../state/dice.ts';
import type { GameEvent } from '../state/event.ts';
import { brawl, brawlSetup } from '../testing/battles.ts';
import { toy } from '../testing/toy.ts';
import type { Toy, ToyTable } from '../testing/toy-table.ts';
import { captureEvents, filterEvent, hiddenOn } from './event-audience.ts';
import { ownSide } from './secrets.ts';
import { GM_EYES, type Viewer } from './viewer.ts';

const spectator: Viewer = { role: 'spectator' };
const player = (...fighters: string[]): Viewer => ({ role: 'player', fighters });
const ambush = { fighters: { rex: { hidden: true, at: [0, -1] as const } } };
const rules = { ...toy, events: { happened: { members: { of: listOf(fighter), beside: fighter } } } };

/**
 * Returns an event in the form in which a viewer receives it, in a fight where Rex is hidden; undefined if the viewer
 * does not receive it.
 */
function heardBy(viewer: Viewer, members: Partial<GameEvent>): GameEvent | undefined {
  const [told] = captureEvents(rules, brawl(ambush).table, [{ type: 'happened', ...members }]);
  return told && filterEvent(rules, told, viewer);
}

describe('an event', () => {
  it.each([
    { name: 'by a known fighter is public', event: { by: 'ana' }, viewer: spectator, hears: true },
    { name: 'without a fighter is public', event: {}, viewer: spectator, hears: true },
    {
      name: 'by a hidden fighter is hidden from other players',
      event: { by: 'rex' },
      viewer: player('ana'),
      hears: false,
    },
    {
      name: 'that targets a hidden fighter is hidden from spectators',
      event: { target: 'rex' },
      viewer: spectator,
      hears: false,
    },
    {
      name: 'that names a hidden fighter is hidden from spectators',
      event: { beside: 'rex' },
      viewer: spectator,
      hears: false,
    },
    {
      name: 'by a hidden fighter is visible to its player',
      event: { by: 'rex' },
      viewer: player('rex'),
      hears: true,
    },
    {
      name: 'that is secret is visible to its player',
      event: { by: 'ana', secret: true },
      viewer: player('ana'),
      hears: true,
    },
    {
      name: 'that is secret is visible to the GM',
      event: { by: 'ana', secret: true },
      viewer: GM_EYES,
      hears: true,
    },
    {
      name: 'that is secret is hidden from other players',
      event: { by: 'ana', secret: true },
      viewer: player('ben'),
      hears: false,
    },
    {
      name: 'that is secret and has no fighter is hidden from all players',
      event: { secret: true },
      viewer: player('ana'),
      hears: false,
    },
  ] as const)('$name', ({ event, viewer, hears }) => {
    expect(heardBy(viewer, event) !== undefined).toBe(hears);
  });

  it('omits a hidden fighter from a list', () => {
    expect(heardBy(spectator, { of: ['ana', 'rex'] })).toEqual({ type: 'happened', of: ['ana'] });
    expect(heardBy(GM_EYES, { of: ['ana', 'rex'] })).toEqual({ type: 'happened', of: ['ana', 'rex'] });
  });

  it('about a hidden fighter that has left stays hidden', () => {
    const battle = brawl(ambush);
    const before = hiddenOn(battle.table);
    const events = battle.apply({ as: 'gm', do: 'gm.remove', target: 'rex' });
    const told = captureEvents(toy, battle.table, [...events, { type: 'removed', target: 'rex' }], before);
    expect(told.map((one) => filterEvent(toy, one, spectator))).not.toContainEqual({
      type: 'removed',
      target: 'rex',
    });
  });
});

describe('a change that the GM makes', () => {
  const heal = { as: 'gm', do: 'gm.set', target: 'rex', field: 'hp', value: 2 };

  it('to health shown in bands is reported without numbers', () => {
    const battle = brawl();
    const [told] = captureEvents(toy, battle.table, battle.apply(heal));
    const banded = { role: 'spectator', banded: 'foes' } as const;
    expect(told && filterEvent(toy, told, banded)).toEqual({ type: 'changed', target: 'rex', field: 'hp' });
    expect(told && filterEvent(toy, told, GM_EYES)).toMatchObject({ from: 8, to: 2 });
  });

  it('to a secret is visible only to the GM', () => {
    const keeping = { ...toy, secrets: { hp: { instead: 9 } } } satisfies Ruleset<ToyTable, Toy>;
    const battle = Battle.start(keeping, brawlSetup(), scriptedDice([]));
    const [told] = captureEvents(keeping, battle.table, battle.apply(heal));
    expect(told && filterEvent(keeping, told, spectator)).toBeUndefined();
    expect(told && filterEvent(keeping, told, GM_EYES)).toMatchObject({ from: 8, to: 2 });
  });
});

describe('a number that reveals a secret', () => {
  const keeping = {
    ...toy,
    secrets: { guards: { instead: 0, isKnown: ownSide } },
    events: {
      thrown: { members: { total: count(), skill: text() }, clues: { total: { of: 'by', keyIn: 'skill' } } },
    },
  } satisfies Ruleset<ToyTable, Toy>;

  const totalHeardBy = (viewer: Viewer, skill: string) => {
    const [told] = captureEvents(keeping, brawl().table, [{ type: 'thrown', by: 'ana', total: 7, skill }]);
    return told && filterEvent(keeping, told, viewer)?.total;
  };

  it.each([
    { name: 'is shown to the fighter’s own player', viewer: player('ana'), skill: 'guards', total: 7 },
    {
      name: 'is shown to a viewer who shares the secret',
      viewer: player('ben'),
      skill: 'guards',
      total: 7,
    },
    { name: 'is shown to the GM', viewer: GM_EYES, skill: 'guards', total: 7 },
    { name: 'is omitted for the other side', viewer: player('rex'), skill: 'guards', total: undefined },
    { name: 'is omitted for spectators', viewer: spectator, skill: 'guards', total: undefined },
    { name: 'is shown to all viewers if it reveals no secret', viewer: spectator, skill: 'hp', total: 7 },
  ])('$name', ({ viewer, skill, total }) => {
    expect(totalHeardBy(viewer, skill)).toBe(total);
  });
});
