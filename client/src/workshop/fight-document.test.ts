import { toy } from '@riposte/shared/engine/testing/toy';
import { describe, expect, it } from 'vitest';
import { FightDocument } from './fight-document.ts';
import { emptyFight } from './fighters.ts';

function called(title: string) {
  return { ...emptyFight(toy.id), title };
}

describe('a fight that is being made', () => {
  it('takes steps back and does them again', () => {
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

  it('forgets what was taken back once something else is done', () => {
    const made = new FightDocument(toy, called('one'));
    made.change(called('two'));
    made.undo();
    made.change(called('three'));
    expect(made.canRedo).toBe(false);
  });

  it('does not do again what was not meant', () => {
    const made = new FightDocument(toy, called('one'));
    made.change(called('slip'));
    made.takeBack();
    expect([made.fight.value.title, made.canUndo, made.canRedo]).toEqual(['one', false, false]);
  });

  it('takes back in one step what was changed letter by letter', () => {
    const made = new FightDocument(toy, called(''));
    made.change(called('a'), 'title');
    made.change(called('an'), 'title');
    made.undo();
    expect(made.fight.value.title).toBe('');
  });

  it('says what keeps it from being fought', () => {
    const made = new FightDocument(toy, called('nobody'));
    expect(made.faults.value).toMatchObject([{ path: 'combatants' }]);
  });
});
