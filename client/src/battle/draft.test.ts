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
  variants: [{ path: [[1, 1]] }, { path: [[1, 1], [1, 2]] }], // biome-ignore format: keeps each path in its own column
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
  it('starts with the first offered variant', () => {
    expect(currentOf(draftOf(attack))).toEqual({ weapon: 'sword', target: 'gob' });
  });

  it('lets the player choose each parameter in the way that suits its type', () => {
    const rows = rowsOf(draftOf(attack)).map(({ key, look }) => [key, look]);
    expect(rows).toEqual([['weapon', 'name'], ['target', 'fighter'], ['flow', 'name']]); // biome-ignore format: keeps each pair on one line
    expect(mapRow(draftOf(move))?.look).toBe('path');
  });

  it('has no target if no parameter is declared as a fighter', () => {
    const called: Offer = { ...attack, params: { ...attack.params, target: text() } };
    expect(mapRow(draftOf(called))).toBeUndefined();
    expect(targetKey(called, 'orc')).toBeUndefined();
  });

  it('offers only values that fit the earlier choices', () => {
    const rows = rowsOf(choose(draftOf(attack), 'weapon', 'sword'));
    expect(rows.map(({ key }) => key)).toEqual(['weapon', 'flow']);
  });

  it('drops an earlier choice that a new one rules out', () => {
    const aimed = choose(choose(draftOf(attack), 'weapon', 'sword'), 'target', 'orc');
    expect(currentOf(aimed)).toEqual({ weapon: 'bow', target: 'orc' });
  });

  it('lets the player remove an optional extra', () => {
    const plain = choose(choose(draftOf(attack), 'flow', 'power'), 'flow', undefined);
    expect(currentOf(plain)).toEqual({ weapon: 'sword', target: 'gob' });
  });

  it('knows its target and the parameter that holds it', () => {
    expect(targetKey(attack, 'orc')).toBe('target');
    expect(targetKey(move, 'orc')).toBeUndefined();
    expect(aimedAt(choose(draftOf(attack), 'target', 'orc'))).toBe('orc');
  });
});

describe('an optional choice', () => {
  it('keeps a draft open, and is not sent until it is made', () => {
    expect(isOpen(draftOf(boast))).toBe(true);
    expect(sentOf(draftOf(boast))).toEqual({ target: 'gob' });
  });

  it('is sent with the variant for which it was made', () => {
    const bold = chooseBesides(chooseBesides(draftOf(boast), 'bold', true), 'height', 2);
    expect(sentOf(bold)).toEqual({ target: 'gob', bold: true, height: 2 });
    expect(sentOf(chooseBesides(bold, 'bold', undefined))).toEqual({ target: 'gob', height: 2 });
  });

  it('is dropped when the player switches to a variant that does not allow it', () => {
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

describe('the free texts of a draft', () => {
  it('include required texts that are empty, and optional texts', () => {
    expect(blanksOf(draftOf(plan))).toEqual([
      { path: ['when'], most: 200 },
      { path: ['deed', 'words'], most: 40 },
    ]);
    expect(blanksOf(draftOf(boast))).toEqual([{ path: ['cry'], most: 20 }]);
    expect(blanksOf(draftOf(attack))).toEqual([]);
  });

  it('are sent at their places among the parameters', () => {
    const [when, words] = blanksOf(draftOf(plan)).map(nameOfBlank);
    const draft = { ...draftOf(plan), words: { [when ?? '']: 'the bell rings', [words ?? '']: 'run' } };
    expect(sentOf(draft)).toEqual({ when: 'the bell rings', deed: { on: 'note', words: 'run' } });
  });

  it('are left out if they are optional and empty', () => {
    expect(sentOf({ ...draftOf(boast), words: { cry: 'Ha!' } })).toEqual({ target: 'gob', cry: 'Ha!' });
    expect(sentOf({ ...draftOf(boast), words: { cry: '' } })).toEqual({ target: 'gob' });
  });
});
