import { flow } from '@riposte/shared/rulesets/flow/index';
import { expect, it } from 'vitest';
import { emptyFight, newFighter } from './fighters.ts';

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
