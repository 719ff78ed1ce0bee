import { describe, expect, it } from 'vitest';
import { findStrayScripts } from './stray-scripts.ts';

const SCRIPTS = `
  export function* ask(): Script<string> { yield 1; }
  export function* onStack(table, item, script: Script): Script { yield* script; }
  export const attack: Action = { *run(table) { yield* ask(); } };
  export const later = (table): Script => attack.run(table);
`;

function strays(source: string): string[] {
  const files = new Map([
    ['engine/script.ts', SCRIPTS],
    ['rules/rule.ts', `import { ask, attack, later, onStack } from '../engine/script.ts';\n${source}`],
  ]);
  return findStrayScripts(files).map(({ file, line, name }) => `${file}:${line} ${name}`);
}

describe('a script that is called without yield*', () => {
  it.each([
    { name: 'as a statement', source: 'function* rule() { ask(); }', stray: 'ask' },
    { name: 'in an assignment', source: 'function* rule() { const answer = ask(); }', stray: 'ask' },
    { name: 'after a plain yield', source: 'function* rule() { yield ask(); }', stray: 'ask' },
    { name: 'in a condition', source: 'function* rule() { if (ask()) return; }', stray: 'ask' },
    { name: 'as the return value of a script', source: 'function* rule() { return ask(); }', stray: 'ask' },
    {
      name: 'as a method of an imported action',
      source: 'function* rule() { attack.run(t); }',
      stray: 'run',
    },
    {
      name: 'through an arrow function that returns it',
      source: 'function* rule() { later(t); }',
      stray: 'later',
    },
    {
      name: 'in the file that declares it',
      source: 'function* own() {}; function rule() { own(); }',
      stray: 'own',
    },
    { name: 'as a method of its class', source: 'class C { *go() {} run() { this.go(); } }', stray: 'go' },
    { name: 'as a private method', source: 'class C { *#go() {} run() { this.#go(); } }', stray: 'go' },
    { name: 'as an argument of a plain function', source: 'function* rule() { tell(ask()); }', stray: 'ask' },
    { name: 'in a loop', source: 'function* rule() { for (const a of all) attack.run(a); }', stray: 'run' },
  ])('is reported $name', ({ source, stray }) => {
    expect(strays(source)).toEqual([`rules/rule.ts:2 ${stray}`]);
  });

  it('is reported together with the script that receives it as an argument', () => {
    expect(strays('function* rule() { onStack(t, i, ask()); }')).toEqual([
      'rules/rule.ts:2 onStack',
      'rules/rule.ts:2 ask',
    ]);
  });

  it('is reported through a function that returns it', () => {
    const source = 'function blow() { return ask(); }\nfunction* rule() { blow(); }';
    expect(strays(source)).toEqual(['rules/rule.ts:3 blow']);
  });
});

describe('a script is accepted', () => {
  it.each([
    { name: 'after yield*', source: 'function* rule() { const answer = yield* ask(); }' },
    {
      name: 'after yield* in a conditional expression',
      source: 'function* rule() { yield* far ? ask() : attack.run(t); }',
    },
    {
      name: 'as an argument of a script after yield*',
      source: 'function* rule() { yield* onStack(t, i, ask()); }',
    },
    { name: 'if the generator yields list items', source: 'function* ids(): Iterable<Id> {}; [...ids()];' },
    { name: 'as the return value of a function', source: 'function blow(): Script { return ask(); }' },
    { name: 'as the return value of an arrow function', source: 'const blow = () => ask();' },
    {
      name: 'as the return value of an action method',
      source: 'const blow = { run: (t) => attack.run(t) };',
    },
  ])('$name', ({ source }) => {
    expect(strays(source)).toEqual([]);
  });

  it('if it only shares its name with a script in another file', () => {
    const files = new Map([
      ['a.ts', 'export function* ask() {}'],
      ['b.ts', 'function ask() {}; ask();'],
    ]);
    expect(findStrayScripts(files)).toEqual([]);
  });
});
