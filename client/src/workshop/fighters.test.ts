import { flow } from '@riposte/shared/rulesets/flow/index';
import { expect, it } from 'vitest';
import { copyOf, emptyFight, newFighter } from './fighters.ts';

const content = { archetypes: { 'snow-goblin': { like: 'goblin' } } };
const { setup } = emptyFight('flow');

it.each([
  { kind: 'duelist', side: 'heroes' },
  { kind: 'goblin', side: 'foes' },
  { kind: 'snow-goblin', side: 'foes' },
])('a new $kind joins the $side, as in the ready-made fights', ({ kind, side }) => {
  expect(newFighter(flow, { ...setup, content }, kind)).toMatchObject({ side });
});

it('a new fighter joins the side of others of its archetype', () => {
  const traitor = { id: 'goblin', side: 'heroes', at: [0, 0], sheet: { kind: 'goblin' } } as const;
  expect(newFighter(flow, { ...setup, combatants: [traitor] }, 'goblin')).toMatchObject({ side: 'heroes' });
});

it.each([
  { copied: { id: 'wolf', name: 'Wolf' }, copy: { id: 'wolf-2', name: 'Wolf 2' } },
  { copied: { id: 'wolf-2', name: 'Wolf 2' }, copy: { id: 'wolf', name: 'Wolf' } },
  { copied: { id: 'wolf' }, copy: { id: 'wolf-2' } },
])('a copy of $copied.id is called $copy.name', ({ copied, copy }) => {
  const fighter = { side: 'foes', at: [0, 0], sheet: { kind: 'goblin' }, ...copied } as const;
  const made = copyOf({ ...setup, combatants: [fighter] }, fighter);
  expect({ id: made?.id, ...(made?.name !== undefined && { name: made.name }) }).toEqual(copy);
});
