import { brawl } from '@riposte/shared/engine/testing/battles';
import { expect, it } from 'vitest';
import { Chair } from '../testing/chair.ts';
import { newcomersOf, sideOfKind } from './newcomers.ts';

function scene() {
  const seen = new Chair(brawl({ fighters: { rex: { name: 'Rat 2' } } }), 'gm').stage.scene.value;
  if (!seen) throw new Error('There is nothing to see.');
  return seen;
}

it('puts newcomers on the side of those of their kind who are there', () => {
  expect([sideOfKind(scene(), 'rat'), sideOfKind(scene(), 'nobody')]).toEqual(['foes', 'heroes']);
});

it('gives newcomers names and ids that nobody has, with the same number', () => {
  const inputs = newcomersOf(scene(), { kind: 'rat', side: 'foes' }, [
    [3, 0],
    [3, 1],
  ]);
  expect(inputs.map(({ combatant }) => combatant)).toMatchObject([
    { id: 'rat-3', name: 'Rat 3' },
    { id: 'rat-4', name: 'Rat 4' },
  ]);
});
