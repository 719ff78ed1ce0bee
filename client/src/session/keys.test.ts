import { brawl } from '@riposte/shared/engine/testing/battles';
import { expect, it } from 'vitest';
import { TestSeat } from '../testing/test-seat.ts';
import { currentTool } from '../tools/current.ts';
import { pressKey } from './keys.ts';

it.each(['1', 'a', 'e'])('the key %s does nothing while this seat has no turn', (key) => {
  const { controller } = new TestSeat(brawl(), ['ben']);
  expect(controller.prompts.turn.value).toBeNull();
  expect(
    pressKey(controller, key, { tool: currentTool(controller), begin: () => expect.unreachable() }),
  ).toBe(false);
});
