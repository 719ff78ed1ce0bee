import { type Signal, signal } from '@preact/signals';
import type { Hex } from '@riposte/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '../battle/draft.ts';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { currentTool } from '../tools/current.ts';
import { startMeasuring } from '../tools/start-measuring.ts';
import { Measuring } from './measuring.ts';
import type { Press, Tool } from './tool.ts';

const BELOW: Tool = {
  name: 'below',
  hint: '',
  marks: () => ({ hexes: [], targets: ['rat'], from: null, path: [], dangers: [] }),
  press: () => undefined,
  exit: () => undefined,
};

let pointer: Signal<Hex | null>;
let measuring: Measuring;
beforeEach(() => {
  pointer = signal<Hex | null>(null);
  measuring = new Measuring(pointer, [0, 0], () => undefined);
});

const press = (q: number, r: number, how: Press = 'mouse') => {
  pointer.value = how === 'touch' ? null : [q, r];
  measuring.over(BELOW).press([q, r], how);
};

describe('the ruler', () => {
  it('measures from the fighter to the pointer until a press fixes the end', () => {
    pointer.value = [2, 0];
    expect(measuring.plan).toEqual({ from: [0, 0], to: [2, 0] });
    press(3, 0);
    pointer.value = [1, 1];
    expect(measuring.plan).toEqual({ from: [0, 0], to: [3, 0] });
  });

  it('starts anew at the hex of the next press', () => {
    press(3, 0);
    press(1, 1);
    pointer.value = [1, 2];
    expect(measuring.plan).toEqual({ from: [1, 1], to: [1, 2] });
  });

  it('shows nothing before a first hex is known', () => {
    const open = new Measuring(signal([1, 1] as const), null, () => undefined);
    expect([open.plan, open.hasStart, measuring.hasStart]).toEqual([null, false, true]);
  });
});

describe('a template', () => {
  beforeEach(() => measuring.use('burst'));

  it.each(['mouse', 'key'] as const)(
    'follows the pointer, and a press (%s) places it or picks it up',
    (how) => {
      pointer.value = [1, 0];
      expect(measuring.plan?.from).toEqual([1, 0]);
      press(1, 0, how);
      pointer.value = [4, 0];
      expect(measuring.plan?.from).toEqual([1, 0]);
      press(4, 0, how);
      pointer.value = [2, 2];
      expect(measuring.plan?.from).toEqual([2, 2]);
    },
  );

  it('starts at the fighter, and each touch moves it', () => {
    expect(measuring.plan?.from).toEqual([0, 0]);
    press(2, 0, 'touch');
    press(3, 0, 'touch');
    expect(measuring.plan?.from).toEqual([3, 0]);
  });

  it.each([
    { keys: ['+'], size: 4, direction: 0 },
    { keys: ['='], size: 4, direction: 0 },
    { keys: ['-', '-', '-', '-'], size: 1, direction: 0 },
    { keys: Array<string>(30).fill('+'), size: 20, direction: 0 },
    { keys: ['r'], size: 3, direction: 11 },
    { keys: Array<string>(12).fill('R'), size: 3, direction: 0 },
  ])('after $keys.length × $keys.0 has size $size and direction $direction', ({ keys, size, direction }) => {
    for (const key of keys) expect(measuring.key(key)).toBe(true);
    expect(measuring.plan).toMatchObject({ template: { shape: 'burst', size, direction } });
  });

  it('leaves other keys to the table', () => {
    expect(measuring.key('e')).toBe(false);
  });
});

describe('while an action is being chosen, measuring', () => {
  it('keeps the action and its marks, and Escape returns to it', () => {
    const seat = new TestSeat(demoBattle({ dice: [1] }), ['ana']);
    const { activity, prompts } = seat.controller;
    const offer = prompts.offers.value.find(({ option }) => option === 'flourish');
    if (offer) activity.prepare(draftOf(offer));
    const tool = currentTool(seat.controller);
    const targets = tool.value?.marks(null).targets;
    startMeasuring(seat.controller);
    expect(tool.value).toMatchObject({ name: 'measuring' });
    expect(tool.value?.marks(null).targets).toEqual(targets);
    tool.value?.press([1, -1], 'mouse');
    expect(activity.draft.value?.chosen).toEqual({});
    activity.measuring.value?.key('Escape');
    expect(tool.value).toMatchObject({ name: 'aiming' });
  });
});
