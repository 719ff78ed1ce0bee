import { expect, it } from 'vitest';
import { type Decided, pressesOf } from './presses.ts';

const pass = (laid: number): Decided => ({ side: 'foes', kind: 'defend', option: 'pass', laid });
const parry: Decided = { side: 'foes', kind: 'defend', option: 'parry', laid: 1 };
const walk: Decided = { side: 'foes', kind: 'turn', option: 'move', laid: 1 };

it.each([
  { name: 'passes in a row', decided: [pass(1), pass(1), pass(1)], together: 1 },
  { name: 'passes with something new between them', decided: [pass(1), pass(2)], together: 2 },
  { name: 'passes around an answer', decided: [pass(1), parry, pass(1)], together: 3 },
  { name: 'what is done in a turn', decided: [walk, walk], together: 2 },
])('of one who plays a side, $name are so many presses: $together', ({ decided, together }) => {
  expect(pressesOf(decided)).toEqual({ foes: { each: decided.length, together } });
});
