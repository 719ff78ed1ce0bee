import { expect, it } from 'vitest';
import { description } from './description.ts';

const NAMES: Readonly<Record<string, string>> = { ana: 'Ana', rex: 'Rex' };

const action = { by: 'ana', weapon: null, boosts: [], isPrepared: false, answers: null, note: null };

it.each([
  {
    name: 'an attack with its weapon and boosts',
    event: {
      ...action,
      type: 'declared',
      name: 'attack',
      target: 'rex',
      weapon: 'longsword',
      boosts: ['feint', 'press'],
    },
    text: 'Ana attacks Rex: Longsword, Feint, Press.',
  },
  {
    name: 'a move without boosts',
    event: { ...action, type: 'declared', name: 'move' },
    text: 'Ana starts to move.',
  },
  {
    name: 'a stunt with the player’s note',
    event: { ...action, type: 'declared', name: 'stunt', note: 'over the cart' },
    text: 'Ana attempts a stunt: “over the cart”.',
  },
  {
    name: 'an ability that a fighter uses on themselves',
    event: { ...action, type: 'declared', name: 'mend', target: 'ana' },
    text: 'Ana uses Mend on themselves.',
  },
  {
    name: 'a prepared response with the action that it responds to',
    event: {
      ...action,
      type: 'responded',
      name: 'attack',
      answers: 'move',
      target: 'rex',
      weapon: 'long-bow',
      isPrepared: true,
    },
    text: 'Ana responds to Move and targets Rex: Attack, Long bow, as prepared.',
  },
  {
    name: 'a response without a target',
    event: { ...action, type: 'responded', name: 'disrupt', answers: 'attack' },
    text: 'Ana responds to Attack: Disrupt.',
  },
  {
    name: 'an action that the GM prevents',
    event: { type: 'prevented', by: 'gm', target: 'rex', name: 'stand' },
    text: 'The GM prevents Rex’s action: Stand up.',
  },
  {
    name: 'an active defense without boosts',
    event: { type: 'defended', by: 'ana', boosts: [] },
    text: 'Ana uses an active defense.',
  },
])('the log tells $name', ({ event, text }) => {
  expect(description.line(event, (id) => NAMES[id] ?? id)?.text).toBe(text);
});

it('the description of an action lists its parameters by their labels', () => {
  const minor = [{ do: 'drop' }, { do: 'draw', weapon: 'dagger' }];
  const params = { path: [[0, 1]], minor, boosts: ['dash', 'dash'] };
  expect(description.say(params, String)).toBe(
    '1 hex, drop the weapon in hand, draw a weapon (Dagger), with Dash and Dash',
  );
});
