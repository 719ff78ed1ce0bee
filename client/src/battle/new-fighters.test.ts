import { brawl } from '@riposte/shared/engine/testing/battles';
import { expect, it } from 'vitest';
import { TestSeat } from '../testing/test-seat.ts';
import { newcomersOf, sideOfKind } from './new-fighters.ts';

function snapshot() {
  const seen = new TestSeat(brawl({ fighters: { rex: { name: 'Rat 2' } } }), 'gm').model.snapshot.value;
  if (!seen) throw new Error('There is nothing to see.');
  return seen;
}

it('a new fighter joins the side of others of its archetype; with an unknown archetype, it joins the heroes', () => {
  expect([sideOfKind(snapshot(), 'rat'), sideOfKind(snapshot(), 'unknown')]).toEqual(['foes', 'heroes']);
});

it('new fighters get unused names and ids with the same number', () => {
  const inputs = newcomersOf(snapshot(), { kind: 'rat', side: 'foes' }, [
    [3, 0],
    [3, 1],
  ]);
  expect(inputs.map(({ combatant }) => combatant)).toMatchObject([
    { id: 'rat-3', name: 'Rat 3' },
    { id: 'rat-4', name: 'Rat 4' },
  ]);
});
