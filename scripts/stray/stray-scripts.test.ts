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
    { name: 'on its own', source: 'function* rule() { ask(); }', stray: 'ask' },
    { name: 'for its answer', source: 'function* rule() { const answer = ask(); }', stray: 'ask' },
    { name: 'under a plain yield', source: 'function* rule() { yield ask(); }', stray: 'ask' },
    { name: 'in a condition', source: 'function* rule() { if (ask()) return; }', stray: 'ask' },
    { name: 'as the result of a script', source: 'function* rule() { return ask(); }', stray: 'ask' },
    {
      name: 'as a method of an imported action',
      source: 'function* rule() { attack.run(t); }',
      stray: 'run',
    },
    { name: 'through an arrow that gives one', source: 'function* rule() { later(t); }', stray: 'later' },
    {
      name: 'declared in the same file',
      source: 'function* own() {}; function rule() { own(); }',
      stray: 'own',
    },
    { name: 'as a method of its class', source: 'class C { *go() {} run() { this.go(); } }', stray: 'go' },
    { name: 'as a private method', source: 'class C { *#go() {} run() { this.#go(); } }', stray: 'go' },
    { name: 'in a call that is no script', source: 'function* rule() { tell(ask()); }', stray: 'ask' },
    { name: 'in a loop', source: 'function* rule() { for (const a of all) attack.run(a); }', stray: 'run' },
  ])('is reported $name', ({ source, stray }) => {
    expect(strays(source)).toEqual([`rules/rule.ts:2 ${stray}`]);
  });

  it('is reported together with the script it is handed to', () => {
    expect(strays('function* rule() { onStack(t, i, ask()); }')).toEqual([
      'rules/rule.ts:2 onStack',
      'rules/rule.ts:2 ask',
    ]);
  });

  it('is reported behind a function that hands it on', () => {
    const source = 'function blow() { return ask(); }\nfunction* rule() { blow(); }';
    expect(strays(source)).toEqual(['rules/rule.ts:3 blow']);
  });
});

describe('a script is in order', () => {
  it.each([
    { name: 'under yield*', source: 'function* rule() { const answer = yield* ask(); }' },
    { name: 'under yield* in a choice', source: 'function* rule() { yield* far ? ask() : attack.run(t); }' },
    { name: 'handed to a script under yield*', source: 'function* rule() { yield* onStack(t, i, ask()); }' },
    { name: 'if it is a list made one by one', source: 'function* ids(): Iterable<Id> {}; [...ids()];' },
    { name: 'as what a function gives', source: 'function blow(): Script { return ask(); }' },
    { name: 'as what an arrow gives', source: 'const blow = () => ask();' },
    { name: 'as what a method of an action gives', source: 'const blow = { run: (t) => attack.run(t) };' },
  ])('$name', ({ source }) => {
    expect(strays(source)).toEqual([]);
  });

  it('if only its name is like that of a script elsewhere', () => {
    const files = new Map([
      ['a.ts', 'export function* ask() {}'],
      ['b.ts', 'function ask() {}; ask();'],
    ]);
    expect(findStrayScripts(files)).toEqual([]);
  });
});
