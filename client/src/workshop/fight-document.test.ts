import { toy } from '@riposte/shared/engine/testing/toy';
import { describe, expect, it } from 'vitest';
import { FightDocument } from './fight-document.ts';
import { emptyFight } from './fighters.ts';

function called(title: string) {
  return { ...emptyFight(toy.id), title };
}

describe('an edited fight', () => {
  it('can undo and redo changes', () => {
    const made = new FightDocument(toy, called('one'));
    made.change(called('two'));
    made.change(called('three'));
    made.undo();
    expect(made.fight.value.title).toBe('two');
    made.undo();
    expect(made.canUndo).toBe(false);
    made.redo();
    made.redo();
    expect([made.fight.value.title, made.canRedo]).toEqual(['three', false]);
  });

  it('cannot redo an undone change after a new change', () => {
    const made = new FightDocument(toy, called('one'));
    made.change(called('two'));
    made.undo();
    made.change(called('three'));
    expect(made.canRedo).toBe(false);
  });

  it('cannot redo a change that was removed as a mistake', () => {
    const made = new FightDocument(toy, called('one'));
    made.change(called('slip'));
    made.undoWithoutRedo();
    expect([made.fight.value.title, made.canUndo, made.canRedo]).toEqual(['one', false, false]);
  });

  it('undoes consecutive changes to a text in one step', () => {
    const made = new FightDocument(toy, called(''));
    made.change(called('a'), 'title');
    made.change(called('an'), 'title');
    made.undo();
    expect(made.fight.value.title).toBe('');
  });

  it('lists the faults that keep it from being played', () => {
    const made = new FightDocument(toy, called('empty'));
    expect(made.faults.value).toMatchObject([{ path: 'combatants' }]);
  });
});
