import { expect, it } from 'vitest';
import { type Decided, pressesOf } from './presses.ts';

const pass = (laid: number): Decided => ({ side: 'foes', kind: 'defend', option: 'pass', laid });
const parry: Decided = { side: 'foes', kind: 'defend', option: 'parry', laid: 1 };
const walk: Decided = { side: 'foes', kind: 'turn', option: 'move', laid: 1 };

it.each([
  { name: 'consecutive passes', decided: [pass(1), pass(1), pass(1)], together: 1, reactions: 3 },
  {
    name: 'passes with a new item on the stack between them',
    decided: [pass(1), pass(2)],
    together: 2,
    reactions: 2,
  },
  { name: 'passes before and after a parry', decided: [pass(1), parry, pass(1)], together: 3, reactions: 3 },
  { name: 'actions in a turn', decided: [walk, walk], together: 2, reactions: 0 },
])(
  'for a player of a whole side, the number of presses for $name is $together',
  ({ decided, together, reactions }) => {
    expect(pressesOf(decided)).toEqual({ foes: { each: decided.length, together, reactions } });
  },
);
