import { describe, expect, it } from 'vitest';
import { draftOf } from '../battle/draft.ts';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { currentTool } from '../tools/current.ts';
import { place } from '../tools/placing.ts';
import { groupsOf } from './hotkeys.ts';
import { pressKey } from './keys.ts';

const ana = () => new TestSeat(demoBattle({ dice: [1] }), ['ana']);

function press({ controller }: TestSeat, key: string): string[] {
  const begun: string[] = [];
  pressKey(controller, key, { tool: currentTool(controller), begin: ({ option }) => begun.push(option) });
  return begun;
}

describe('the action bar', () => {
  it('starts with the ruleset’s own groups, and gives each action a letter of its label or else a free key', () => {
    const { controller, model } = ana();
    const groups = model.snapshot.value
      ? groupsOf(model.snapshot.value, 'ana', controller.prompts.offers.value)
      : [];
    const read = groups.map(({ group, slots }) => [
      group,
      ...slots.map(({ hotkey, offer }) => `${hotkey} ${offer.option}`),
    ]);
    expect(read).toEqual([
      ['plan', 't think', 's study', 'p plan'],
      ['attack', 'h hit', 'f flourish'],
      ['move', 'w walk'],
      ['other', 'o shout', 'a toss'],
    ]);
  });
});

describe('the keyboard', () => {
  it.each([
    { key: 'h', begins: ['hit'] },
    { key: 'e', begins: ['end-turn'] },
    { key: 'E', begins: ['end-turn'] },
    { key: '9', begins: [] },
    { key: '+', begins: [] },
  ])('in a turn, $key starts: $begins', ({ key, begins }) => {
    expect(press(ana(), key)).toEqual(begins);
  });

  it.each([
    { when: 'all actions are legal', see: [], hit: 'h hit' },
    { when: 'some actions are not legal', see: [{ as: 'ana', do: 'think', note: '' }], hit: 'h hit' },
  ])('keeps the key of an action for the whole turn while $when', ({ see, hit }) => {
    const { controller, model } = ana().see(...see);
    const groups = model.snapshot.value
      ? groupsOf(model.snapshot.value, 'ana', controller.prompts.offers.value)
      : [];
    expect(
      groups.flatMap(({ slots }) => slots.map(({ hotkey, offer }) => `${hotkey} ${offer.option}`)),
    ).toContain(hit);
  });

  it('answers a question by the position of the answer', async () => {
    const seat = new TestSeat(demoBattle(), ['rex']).see({ as: 'ana', do: 'hit', target: 'rex' });
    press(seat, '2');
    await Promise.resolve();
    expect(seat.battle.prompts.map(({ kind }) => kind)).toEqual(['turn']);
    expect(seat.battle.table.fighters.rex?.guards).toBe(1);
  });

  it('prepares an answer that leaves something to choose', () => {
    const seat = new TestSeat(demoBattle(), ['rex']).see({ as: 'ana', do: 'hit', target: 'rex' });
    press(seat, '4');
    expect(seat.controller.activity.draft.value?.offer.option).toBe('aside');
  });

  it('confirms a prepared action with Enter once the action has a target', () => {
    const seat = ana();
    const keyboard = { tool: currentTool(seat.controller), begin: () => {} };
    const hit = seat.controller.prompts.offers.value.find(({ option }) => option === 'hit');
    if (hit) seat.controller.activity.prepare(draftOf(hit));
    expect(pressKey(seat.controller, 'Enter', keyboard)).toBe(false);
    if (hit) seat.controller.activity.prepare({ ...draftOf(hit), chosen: { target: 'rat' } });
    expect(pressKey(seat.controller, 'Enter', keyboard)).toBe(true);
  });

  it('ends the activity at the first Escape, and closes the sheet at the second', () => {
    const seat = ana();
    seat.model.inspected.value = 'rat';
    place(seat.controller, { target: 'rat' });
    press(seat, 'Escape');
    expect([seat.controller.activity.tool.value, seat.model.inspected.value]).toEqual([null, 'rat']);
    press(seat, 'Escape');
    expect(seat.model.inspected.value).toBeNull();
  });
});
