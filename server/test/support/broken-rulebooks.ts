import { anytimeActionsOn } from '@riposte/shared/engine/core/action';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Choice, Question, Script } from '@riposte/shared/engine/core/script';
import type { Rulebook } from '@riposte/shared/engine/history/rulebooks';
import type { Table } from '@riposte/shared/engine/state/table';
import { hiding } from './hidden-fight.ts';

/* A rulebook of an installed package whose actions break the engine's contract. */

const interjection = anytimeActionsOn<Table>();

/** Runs forever. */
function loop(): never {
  for (;;);
}

/** Anytime actions whose rules misbehave when they run. */
const runs: Readonly<Record<string, (table: Table) => void>> = {
  throw: () => {
    throw new TypeError('a bug');
  },
  loop,
  forget: (table) => {
    const { ben: _, ...others } = table.fighters;
    table.fighters = others;
  },
  'change-untold': (table) => {
    Object.assign(table.fighters.ben ?? {}, { hp: 1 });
  },
  pollute: () => {
    Object.assign(Object.prototype, { polluted: true });
  },
  patch: () => {
    Array.prototype.map = () => [];
  },
  leak: () => {
    Object.assign(globalThis, { leaked: true, parseInt: () => 0 });
  },
  freeze: () => {
    Object.freeze(Array.prototype);
  },
  'make-read-only': () => {
    Reflect.defineProperty(Array.prototype, 'map', { writable: false });
  },
  'freeze-quietly': () => {
    try {
      Object.freeze(Math);
    } catch {
      // goes on as if nothing had happened
    }
  },
  inherit: () => {
    Object.setPrototypeOf(Map.prototype, { polluted: true });
  },
  'number-too-large-for-json': (table) => {
    Object.assign(table, { large: 1n });
  },
  cycle: (table) => {
    Object.assign(table, { itself: table });
  },
  'cycle-of-fighter': (table) => {
    Object.assign(table.fighters.ben ?? {}, { itself: table.fighters.ben });
  },
};

/** Anytime actions whose rules misbehave when an input is only checked. */
const checks: Readonly<Record<string, (table: Table) => undefined>> = {
  'throw-in-check': () => {
    throw new TypeError('a bug');
  },
  'loop-in-check': loop,
  'change-in-check': (table) => {
    Object.assign(table.fighters.ben ?? {}, { hp: 1 });
  },
  'cycle-in-check': (table) => {
    Object.assign(table, { itself: table });
  },
};

const interjections = Object.fromEntries([
  ...Object.entries(runs).map(([name, run]) => [name, interjection({ check: () => undefined, run })]),
  ...Object.entries(checks).map(([name, check]) => [name, interjection({ check, run: () => undefined })]),
]);

/**
 * Plays the toy rulebook, but refuses the defense `guard`, which its prompts offer. With the option `calm`, the fight
 * fails at its start.
 */
function* play(table: Table): Script {
  if ('isCalm' in table && table.isCalm) throw new TypeError('a bug');
  const script = hiding.play(table);
  for (let step = script.next(); !step.done; ) {
    const reply = yield { ...step.value, questions: step.value.questions.map(refusingGuard) };
    step = script.next(reply);
  }
}

function refusingGuard(question: Question): Question {
  const spoiled = (choice: Choice) =>
    choice.option === 'guard' ? { ...choice, check: () => 'no-such-target' } : choice;
  return question.kind === 'turn'
    ? question
    : { ...question, choices: (seen) => question.choices(seen).map(spoiled) };
}

/** The names of the anytime actions, and what their players are told. */
export const MISDEEDS: readonly (readonly [name: string, sentence: RegExp])[] = [
  ['throw', /failed\. Nothing changed/],
  ['loop', /took too long and was stopped\. Nothing changed/],
  ['forget', /changed or lost a fighter without reporting it/],
  ['change-untold', /changed or lost a fighter without reporting it/],
  ['pollute', /tried to change something that it must not change/],
  ['patch', /tried to change something that it must not change/],
  ['leak', /tried to change something that it must not change/],
  ['freeze', /tried to change something that it must not change/],
  ['make-read-only', /tried to change something that it must not change/],
  ['freeze-quietly', /tried to change something that it must not change/],
  ['inherit', /tried to change something that it must not change/],
  ['number-too-large-for-json', /failed\. Nothing changed/],
  ['cycle', /failed\. Nothing changed/],
  ['cycle-of-fighter', /failed\. Nothing changed/],
  ['cycle-in-check', /failed\. Nothing changed/],
  ['throw-in-check', /failed\. Nothing changed/],
  ['loop-in-check', /took too long and was stopped\. Nothing changed/],
  ['change-in-check', /tried to change something that it must not change/],
];

/** True while the descriptions of the rulebook fail, which only showing a table needs. */
export const showing = { isBroken: false };

/** While true, the next question for the time limits of a table never ends. */
export const timing = { isEndless: false };

const ruleset: Ruleset = {
  ...hiding,
  description: {
    ...hiding.description,
    seconds: (table) => {
      if (showing.isBroken) throw new TypeError('a bug');
      if (timing.isEndless) {
        timing.isEndless = false;
        loop();
      }
      return hiding.description.seconds(table);
    },
  },
  play,
  interjections: { ...hiding.interjections, ...interjections },
};

/** The rulebook of the package. */
export const BROKEN: Rulebook = {
  id: ruleset.id,
  version: ruleset.version,
  title: 'Broken',
  load: async () => ({ ruleset }),
  origin: { hash: 'sha256-broken', title: 'Broken', authors: ['Ana'] },
};
