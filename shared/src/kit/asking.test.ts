import { describe, expect, it } from 'vitest';
import type { Answer, Question, Script } from '../engine/core/script.ts';
import type { Id } from '../engine/schema/ids.ts';
import { fightersOf } from '../engine/state/table.ts';
import { askInOrder, yesNoQuestion } from './asking.ts';
import { sceneWith } from './testing/scene.ts';

const question = (id: Id): Question => ({
  for: id,
  kind: 'dare',
  choices: () => [{ option: 'dare' }, { option: 'pass' }],
  fallback: { option: 'pass' },
});

/**
 * Runs a script and answers its questions from `answers`. A fighter without an entry there passes. Returns the fighters
 * that were asked, and the script's result.
 */
function play<Result>(script: Script<Result>, answers: Readonly<Record<Id, Answer | null>>) {
  const asked: Id[] = [];
  let step = script.next();
  while (!step.done) {
    const [put] = step.value.questions;
    const id = put?.for ?? '';
    asked.push(id);
    step = script.next([answers[id] === undefined ? { option: 'pass' } : (answers[id] ?? null)]);
  }
  return { asked, result: step.value };
}

const DARE = { option: 'dare' };

describe('asking in order', () => {
  it('asks fighters in order, and performs each answer before the next question', () => {
    const table = sceneWith({ hp: 1 });
    const done: string[] = [];
    const put = (id: Id) => {
      done.push(`${id}?`);
      return question(id);
    };
    const script = askInOrder(table, ['ana', 'ben', 'rat'], put, function* (id, { option }) {
      done.push(`${id} ${option}`);
    });
    expect(play(script, { ana: DARE, ben: { option: 'pass' }, rat: DARE }).result).toBeUndefined();
    expect(done).toEqual(['ana?', 'ana dare', 'ben?', 'rat?', 'rat dare']);
  });

  it('ends as soon as an answer has a result', () => {
    const table = sceneWith({ hp: 1 });
    const script = askInOrder(table, ['ana', 'ben', 'rat'], question, function* (id) {
      return id === 'ben' ? 'enough' : undefined;
    });
    expect(play(script, { ana: DARE, ben: DARE })).toEqual({ asked: ['ana', 'ben'], result: 'enough' });
  });

  it('skips fighters without a question when their turn comes', () => {
    const table = sceneWith({ hp: 1 });
    let isBenAble = true;
    const put = (id: Id) => (id === 'ben' && !isBenAble ? undefined : question(id));
    const script = askInOrder(table, ['ana', 'ben', 'rat'], put, function* () {
      isBenAble = false;
    });
    expect(play(script, { ana: DARE }).asked).toEqual(['ana', 'rat']);
  });

  it.each([
    { name: 'the question was dropped', answer: null, defeated: false },
    { name: 'the fighter was defeated before answering', answer: DARE, defeated: true },
  ])('does nothing if $name', ({ answer, defeated }) => {
    const table = sceneWith({ hp: 1 });
    for (const fighter of fightersOf(table)) fighter.defeated = defeated;
    const script = askInOrder(table, ['ana'], question, function* () {
      return 'done';
    });
    expect(play(script, { ana: answer }).result).toBeUndefined();
  });

  it('follows an order that changes between two questions', () => {
    const table = sceneWith({ hp: 1 });
    function* order() {
      const left = new Set(table.order);
      for (let next = table.order[0]; next; next = table.order.find((id) => left.has(id))) {
        left.delete(next);
        yield next;
      }
    }
    const script = askInOrder(table, order(), question, function* () {
      table.order = ['rex', 'rat', 'ben', 'ana'];
    });
    expect(play(script, { ana: DARE }).asked).toEqual(['ana', 'rex', 'rat', 'ben']);
  });
});

describe('a yes-no question', () => {
  const able = new Set(['ana']);
  const put = (id: Id) => yesNoQuestion(id, 'dare', 'dare', () => able.has(id));

  it.each([
    { name: 'offers to act or to pass', id: 'ana', options: ['dare', 'pass'] },
    { name: 'offers nothing to a fighter that cannot act', id: 'ben', options: [] },
  ])('$name', ({ id, options }) => {
    const table = sceneWith({ hp: 1 });
    expect(
      put(id)
        .choices(table)
        .map(({ option }) => option),
    ).toEqual(options);
  });

  it('concerns fighters that could act, judging by public information', () => {
    const table = sceneWith({ hp: 1 });
    const hinted = yesNoQuestion(
      'ben',
      'dare',
      'dare',
      () => false,
      () => true,
    );
    expect([hinted.concerns?.(table), put('ben').concerns]).toEqual([true, undefined]);
  });
});
