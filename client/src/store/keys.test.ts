import { brawl } from '@riposte/shared/engine/testing/battles';
import { expect, it } from 'vitest';
import { Chair } from '../testing/chair.ts';
import { pressKey } from './keys.ts';

it.each(['1', 'a', 'e'])('%s means nothing while it is nobody’s turn here', (key) => {
  const { hand } = new Chair(brawl(), ['ben']);
  expect(hand.turn.value).toBeNull();
  expect(pressKey(hand, key, () => expect.unreachable())).toBe(false);
});
