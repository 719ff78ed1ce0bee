import { describe, expect, it } from 'vitest';
import { Chair } from '../testing/chair.ts';
import { showing } from '../testing/show.ts';
import { questionOf } from './offers.ts';
import { hangingOver, named, pendingOf } from './pending.ts';
import type { Scene } from './scene.ts';

const seenAfter = (...inputs: readonly unknown[]): Scene => {
  const { scene } = new Chair(showing(), 'gm').see(...inputs).stage;
  if (!scene.value) throw new Error('There is nothing to see.');
  return scene.value;
};
const top = (scene: Scene) => scene.table.stack[0] ?? { name: 'nothing' };

describe('what is pending', () => {
  it('is told as the ruleset tells it', () => {
    const scene = seenAfter({ as: 'ana', do: 'hit', target: 'rex' });
    expect(pendingOf(scene, top(scene))).toEqual({
      title: 'A blow',
      people: 'ana → rex',
      text: 'ana swings at rex.',
      sentence: 'ana swings at rex.',
      facts: [{ label: 'Damage', value: '1d6' }],
    });
  });

  it('hangs over whom it is aimed at', () => {
    const scene = seenAfter({ as: 'ana', do: 'hit', target: 'rex' });
    expect([hangingOver(scene, 'rex'), hangingOver(scene, 'ana')]).toEqual([['A blow'], []]);
  });

  it('is told by who does what to whom where the ruleset says no more', () => {
    const scene = seenAfter({ as: 'ana', do: 'shout' });
    expect(pendingOf(scene, top(scene))).toMatchObject({
      text: 'Shakes everybody.',
      sentence: 'ana: Shout.',
    });
  });
});

describe('a question', () => {
  it('names those whom it is about', () => {
    const scene = seenAfter({ as: 'ana', do: 'hit', target: 'rex' });
    expect(named(scene, questionOf(scene, 'defend'), 'rex')).toMatchObject({
      label: 'Ana is about to hit you',
      help: 'Guard, rex, or take it?',
    });
  });

  it('is about somebody where nobody may be known', () => {
    const scene = seenAfter();
    expect(named(scene, questionOf(scene, 'brace'), 'rex').label).toBe('Brace against somebody');
  });
});
