import {
  count,
  fighter,
  flag,
  hex,
  oneOf,
  optional,
  path,
  record,
  text,
} from '@riposte/shared/engine/schema/field-schema';
import { describe, expect, it } from 'vitest';
import {
  aimedAt,
  axesOf,
  blanksOf,
  choose,
  chooseBesides,
  currentOf,
  draftOf,
  isOpen,
  mapRow,
  type Offer,
  rowsOf,
  sentOf,
  targetKey,
} from './draft.ts';
import { nameOfBlank } from './free-texts.ts';

const attack: Offer = {
  prompt: 'p1',
  by: 'ana',
  kind: 'turn',
  option: 'attack',
  params: { weapon: oneOf(['sword', 'bow']), target: fighter, flow: optional(text()), at: optional(hex) },
  variants: [
    { weapon: 'sword', target: 'gob' },
    { weapon: 'sword', target: 'gob', flow: 'power' },
    { weapon: 'bow', target: 'gob' },
    { weapon: 'bow', target: 'orc' },
  ],
};
const move: Offer = {
  ...attack,
  option: 'move',
  params: { path },
  variants: [{ path: [[1, 1]] }, { path: [[1, 1], [1, 2]] }], // biome-ignore format: one path a column
};
const boast: Offer = {
  ...attack,
  option: 'boast',
  params: { target: fighter, height: optional(count(1, 3)), bold: optional(flag), cry: optional(text(20)) },
  variants: [{ target: 'gob' }],
  axesOf: () => ({
    height: { type: 'range', from: 1, to: 3 },
    bold: { type: 'flag' },
    cry: { type: 'text', most: 20 },
  }),
};
const plan: Offer = {
  ...attack,
  option: 'plan',
  params: { when: text(), deed: record({ on: oneOf(['note']), words: optional(text(40)) }) },
  variants: [{ when: '', deed: { on: 'note', words: '' } }],
};

describe('a draft', () => {
  it('begins with the first way that is offered', () => {
    expect(currentOf(draftOf(attack))).toEqual({ weapon: 'sword', target: 'gob' });
  });

  it('asks for each parameter as its kind is chosen', () => {
    const rows = rowsOf(draftOf(attack)).map(({ key, look }) => [key, look]);
    expect(rows).toEqual([['weapon', 'name'], ['target', 'fighter'], ['flow', 'name']]); // biome-ignore format: pairs
    expect(mapRow(draftOf(move))?.look).toBe('path');
  });

  it('takes nothing for a fighter that is not declared to be one', () => {
    const called: Offer = { ...attack, params: { ...attack.params, target: text() } };
    expect(mapRow(draftOf(called))).toBeUndefined();
    expect(targetKey(called, 'orc')).toBeUndefined();
  });

  it('offers only what goes with what was chosen before', () => {
    const rows = rowsOf(choose(draftOf(attack), 'weapon', 'sword'));
    expect(rows.map(({ key }) => key)).toEqual(['weapon', 'flow']);
  });

  it('drops an earlier choice that a new one rules out', () => {
    const aimed = choose(choose(draftOf(attack), 'weapon', 'sword'), 'target', 'orc');
    expect(currentOf(aimed)).toEqual({ weapon: 'bow', target: 'orc' });
  });

  it('can be left without an optional extra', () => {
    const plain = choose(choose(draftOf(attack), 'flow', 'power'), 'flow', undefined);
    expect(currentOf(plain)).toEqual({ weapon: 'sword', target: 'gob' });
  });

  it('knows its target and the parameter for it', () => {
    expect(targetKey(attack, 'orc')).toBe('target');
    expect(targetKey(move, 'orc')).toBeUndefined();
    expect(aimedAt(choose(draftOf(attack), 'target', 'orc'))).toBe('orc');
  });
});

describe('what may be chosen besides', () => {
  it('keeps a draft open, and is left out until it is chosen', () => {
    expect(isOpen(draftOf(boast))).toBe(true);
    expect(sentOf(draftOf(boast))).toEqual({ target: 'gob' });
  });

  it('is sent with the way that it was chosen for', () => {
    const bold = chooseBesides(chooseBesides(draftOf(boast), 'bold', true), 'height', 2);
    expect(sentOf(bold)).toEqual({ target: 'gob', bold: true, height: 2 });
    expect(sentOf(chooseBesides(bold, 'bold', undefined))).toEqual({ target: 'gob', height: 2 });
  });

  it('is dropped where another way does not have it', () => {
    const onlyGob: Offer = { ...boast, variants: [{ target: 'gob' }, { target: 'orc' }] };
    const offer: Offer = {
      ...onlyGob,
      axesOf: ({ target }) => (target === 'gob' ? { bold: { type: 'flag' } } : {}),
    };
    const bold = chooseBesides(choose(draftOf(offer), 'target', 'gob'), 'bold', true);
    expect(axesOf(choose(bold, 'target', 'orc'))).toEqual({});
    expect(sentOf(choose(bold, 'target', 'orc'))).toEqual({ target: 'orc' });
  });
});

describe('what is to be written', () => {
  it('is each text that was left empty, and each that may be said besides', () => {
    expect(blanksOf(draftOf(plan))).toEqual([
      { path: ['when'], most: 200 },
      { path: ['deed', 'words'], most: 40 },
    ]);
    expect(blanksOf(draftOf(boast))).toEqual([{ path: ['cry'], most: 20 }]);
    expect(blanksOf(draftOf(attack))).toEqual([]);
  });

  it('is sent in its own place', () => {
    const [when, words] = blanksOf(draftOf(plan)).map(nameOfBlank);
    const draft = { ...draftOf(plan), words: { [when ?? '']: 'the bell rings', [words ?? '']: 'run' } };
    expect(sentOf(draft)).toEqual({ when: 'the bell rings', deed: { on: 'note', words: 'run' } });
  });

  it('is left out if it is optional and empty', () => {
    expect(sentOf({ ...draftOf(boast), words: { cry: 'Ha!' } })).toEqual({ target: 'gob', cry: 'Ha!' });
    expect(sentOf({ ...draftOf(boast), words: { cry: '' } })).toEqual({ target: 'gob' });
  });
});
