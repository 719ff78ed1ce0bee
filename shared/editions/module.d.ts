/** The module of an earlier edition: a ruleset with its engine. */
declare module '*/rulebook.js' {
  export const ruleset: import('../src/engine/core/ruleset.ts').Ruleset;
  export const Battle: import('../src/engine/history/edition.ts').Edition['Battle'];
}
