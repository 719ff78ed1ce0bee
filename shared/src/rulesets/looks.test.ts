import { describe, expect, it } from 'vitest';
import { type GameEvent, lookOf } from '../engine/state/event.ts';
import { POWERS } from './degrees/sheet/powers.ts';
import { WEAPONS as DEGREES_WEAPONS } from './degrees/sheet/weapons.ts';
import { SPELLS } from './flow/sheet/spells.ts';
import { WEAPONS as FLOW_WEAPONS } from './flow/sheet/weapons.ts';
import { ABILITIES as HUNT_ABILITIES } from './hunt/sheet/abilities.ts';
import { WEAPONS as HUNT_WEAPONS } from './hunt/sheet/things.ts';
import { HOLDS, WEAPONS as PHASES_WEAPONS } from './phases/sheet/weapons.ts';
import { RULESETS, rulesetOf } from './registry.ts';
import { WEAPONS as VIGIL_WEAPONS } from './vigil/sheet/weapons.ts';

type Row = readonly [ruleset: string, event: GameEvent, look: string];

const by = { by: 'ana', target: 'rat' };
const on = { target: 'rat' };

const ROWS: readonly Row[] = [
  ['flow', { type: 'declared', ...by, action: 'attack', weapon: 'sword' }, 'strike steel'],
  ['flow', { type: 'declared', ...by, action: 'attack', weapon: 'claws' }, 'strike claws'],
  ['flow', { type: 'declared', ...by, action: 'attack', weapon: 'longbow' }, 'shoot arrow'],
  ['flow', { type: 'declared', ...by, action: 'use', spell: 'fire-lance' }, 'cast fire'],
  ['flow', { type: 'checked', by: 'ana', skill: 'melee' }, 'strike'],
  ['flow', { type: 'checked', by: 'ana', skill: 'ranged' }, 'shoot'],
  ['flow', { type: 'checked', by: 'ana', skill: 'spellcasting' }, 'cast'],
  ['flow', { type: 'checked', by: 'ana', skill: 'deception' }, ''],
  ['flow', { type: 'reacted', ...by, reaction: 'parry' }, 'guard'],
  ['flow', { type: 'reacted', ...by, reaction: 'riposte' }, 'counter'],
  ['flow', { type: 'reacted', ...by, reaction: 'reaction-attack', weapon: 'mace' }, 'counter blunt'],
  ['flow', { type: 'pushed', ...on, from: [0, 0], to: [1, 0] }, 'push'],
  ['flow', { type: 'afflicted', ...on, condition: 'prone' }, 'trip'],
  ['flow', { type: 'afflicted', ...on, condition: 'grappled' }, 'grab'],
  ['flow', { type: 'disrupted', ...on }, 'cancel'],
  ['flow', { type: 'defeated', ...by }, 'die'],
  ['vigil', { type: 'declared', ...by, name: 'attack', weapon: 'longsword' }, 'strike steel'],
  ['vigil', { type: 'responded', ...by, name: 'quick-strike', weapon: 'fangs' }, 'strike claws'],
  ['vigil', { type: 'declared', ...by, name: 'attack', weapon: 'javelins' }, 'shoot arrow'],
  ['vigil', { type: 'declared', ...by, name: 'firebolt', weapon: null }, 'cast fire'],
  ['vigil', { type: 'resolved', by: 'ana', name: 'roar' }, 'cast voice'],
  ['vigil', { type: 'checked', by: 'ana', stat: 'assault' }, 'strike'],
  ['vigil', { type: 'checked', by: 'ana', stat: 'shooting' }, 'shoot'],
  ['vigil', { type: 'defended', ...by }, 'guard'],
  ['vigil', { type: 'prevented', ...by, name: 'attack' }, 'cancel'],
  ['vigil', { type: 'afflicted', ...by, condition: 'prone' }, 'trip'],
  ['vigil', { type: 'defeated', ...by }, 'die'],
  ['hunt', { type: 'attacked', by: 'ana', weapon: 'cleaver', ability: null }, 'strike steel'],
  ['hunt', { type: 'attacked', by: 'ana', weapon: 'maul', ability: 'full-swing' }, 'strike blunt'],
  ['hunt', { type: 'attacked', by: 'ana', weapon: 'crossbow', ability: null }, 'shoot arrow'],
  ['hunt', { type: 'attacked', by: 'ana', weapon: null, ability: 'flame-breath' }, 'cast fire'],
  ['hunt', { type: 'attacked', by: 'ana', weapon: null, ability: 'rend' }, 'strike claws'],
  ['hunt', { type: 'used', ...by, ability: null, item: 'salve' }, 'heal'],
  ['hunt', { type: 'became-helpless', ...on }, 'fall'],
  ['hunt', { type: 'defeated', ...by, how: 'died' }, 'die'],
  ['hunt', { type: 'defeated', ...on, how: 'fled' }, ''],
  ['phases', { type: 'attacked', ...by, arm: 'rapier' }, 'strike steel'],
  ['phases', { type: 'attacked', ...by, arm: 'longbow' }, 'shoot arrow'],
  ['phases', { type: 'attacked', ...by, arm: 'fire-bloom' }, 'cast fire'],
  ['phases', { type: 'attacked', ...by, arm: 'grapple' }, 'grab'],
  ['phases', { type: 'reacted', by: 'ana', reaction: 'counterattack' }, 'counter'],
  ['phases', { type: 'released', by: 'ana', ability: 'thunderhead' }, 'cast lightning'],
  ['phases', { type: 'used', by: 'ana', ability: 'still-winter' }, 'cast frost'],
  ['phases', { type: 'pushed', ...on, from: [0, 0], to: [1, 0] }, 'push'],
  ['phases', { type: 'interrupted', ...on, ability: 'hush' }, 'cancel'],
  ['phases', { type: 'defeated', ...by }, 'die'],
  ['degrees', { type: 'checked', ...by, kind: 'attack', of: 'rapier' }, 'strike steel'],
  ['degrees', { type: 'checked', ...by, kind: 'attack', of: 'longbow' }, 'shoot arrow'],
  ['degrees', { type: 'checked', ...by, kind: 'attack', of: 'frost-snare' }, 'cast frost'],
  ['degrees', { type: 'checked', ...by, kind: 'attack', of: 'barb' }, 'cast voice'],
  ['degrees', { type: 'checked', by: 'rat', kind: 'resistance', of: 'will' }, ''],
  ['degrees', { type: 'used', by: 'ana', power: 'mage-ward' }, 'guard spell'],
  ['degrees', { type: 'pulled', ...on, from: [0, 0], to: [1, 0] }, 'push'],
  ['degrees', { type: 'defeated', ...by }, 'fall'],
  ['degrees', { type: 'died', ...on }, 'die'],
];

describe('the look of an event', () => {
  it.each(ROWS)('in %s, of %o, is "%s"', (id, event, look) => {
    const { beat, element } = lookOf(rulesetOf(id).events, event);
    expect([beat, element].filter(Boolean).join(' ')).toBe(look);
  });

  it('is empty for an event that the rules do not know', () => {
    expect(lookOf(rulesetOf('flow').events, { type: 'constructor' })).toEqual({});
  });

  it('ignores ids that are named like a built-in property of objects', () => {
    const event = { type: 'reacted', ...by, reaction: 'constructor', weapon: 'toString' };
    expect(lookOf(rulesetOf('flow').events, event)).toEqual({ beat: 'guard' });
  });

  it.each(Object.values(RULESETS).map((ruleset) => [ruleset.id, ruleset] as const))(
    'depends only on declared members: %s',
    (_, { events }) => {
      const strangers = Object.entries(events).flatMap(([type, { looks = {}, members = {} }]) =>
        Object.keys(looks).flatMap((member) => (Object.hasOwn(members, member) ? [] : `${type}.${member}`)),
      );
      expect(strangers).toEqual([]);
    },
  );
});

describe('a look with an element is declared', () => {
  const attacks = Object.entries(HUNT_ABILITIES).flatMap(([id, ability]) =>
    ability.type === 'attack' && !('withWeapon' in ability) ? [id] : [],
  );
  it.each<[ruleset: string, what: string, ids: readonly string[], event: (id: string) => GameEvent]>([
    ['flow', 'weapon', Object.keys(FLOW_WEAPONS), (weapon) => ({ type: 'declared', weapon })],
    [
      'flow',
      'harmful spell',
      Object.values(SPELLS).flatMap(({ id, at }) => (at === 'ally' ? [] : [id])),
      (spell) => ({ type: 'declared', spell }),
    ],
    ['vigil', 'weapon', Object.keys(VIGIL_WEAPONS), (weapon) => ({ type: 'declared', weapon })],
    ['hunt', 'weapon', Object.keys(HUNT_WEAPONS), (weapon) => ({ type: 'attacked', weapon })],
    ['hunt', 'attack', attacks, (ability) => ({ type: 'attacked', ability })],
    ['phases', 'weapon', Object.keys(PHASES_WEAPONS), (arm) => ({ type: 'attacked', arm })],
    ['degrees', 'weapon', Object.keys(DEGREES_WEAPONS), (of) => ({ type: 'checked', kind: 'attack', of })],
    [
      'degrees',
      'harmful power',
      Object.entries(POWERS).flatMap(([id, { effect }]) =>
        effect.kind === 'damage' || effect.kind === 'affliction' ? [id] : [],
      ),
      (of) => ({ type: 'checked', kind: 'attack', of }),
    ],
  ])('in %s for each %s', (id, _, ids, event) => {
    expect(ids.filter((one) => !lookOf(rulesetOf(id).events, event(one)).element)).toEqual([]);
  });

  it('in phases, for each hold, a beat is enough', () => {
    const beats = Object.keys(HOLDS).map(
      (arm) => lookOf(rulesetOf('phases').events, { type: 'attacked', arm }).beat,
    );
    expect(beats).toEqual(['grab', 'strike']);
  });
});
