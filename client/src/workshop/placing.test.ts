import { toy } from '@riposte/shared/engine/testing/toy';
import { describe, expect, it } from 'vitest';
import { BattleViewModel } from '../battle/view-model.ts';
import { FightDocument } from './fight-document.ts';
import { emptyFight } from './fighters.ts';
import { placing } from './placing.ts';

/** Returns an edited fight with two fighters side by side, and the tool that places them. */
function two() {
  const { setup, ...fight } = emptyFight(toy.id);
  const [sheet, side] = [{ kind: 'any' }, 'heroes'];
  const combatants = [
    { id: 'ana', side, at: [0, 0] as [number, number], sheet },
    { id: 'ben', side, at: [1, 0] as [number, number], sheet },
  ];
  const document = new FightDocument(toy, { ...fight, setup: { ...setup, combatants } });
  const model = new BattleViewModel();
  const places = () => document.fight.value.setup.combatants.map(({ at }) => at);
  return { document, model, places, tool: placing(document, model) };
}

describe('the tool that places fighters', () => {
  it('moves the pressed fighter to the hex that is pressed next', () => {
    const { tool, places } = two();
    tool.press([0, 0], 'key');
    tool.press([0, 2], 'key');
    expect(places()).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  it('selects the fighter that it drags, and moves it in a single undo step', () => {
    const { tool, places, model, document } = two();
    const id = tool.grab?.([1, 0], 'touch');
    tool.drop?.(id ?? '', [3, -1]);
    expect([model.inspected.value, places()[1]]).toEqual(['ben', [3, -1]]);
    document.undo();
    expect(places()[1]).toEqual([1, 0]);
  });

  it.each([
    { where: 'on another fighter', to: [0, 0] as const },
    { where: 'outside the map', to: [9, 0] as const },
  ])('leaves a fighter where it was if the fighter is dropped $where', ({ to }) => {
    const { tool, places } = two();
    tool.drop?.('ben', to);
    expect(places()).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});
