import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Battle } from './engine/battle/battle.ts';
import { type Edition, editionOf } from './engine/history/edition.ts';
import type { Journal } from './engine/history/journal.ts';
import { seededDice } from './engine/state/dice.ts';
import { allOffered } from './fuzz/inputs.ts';
import { brokenInvariant } from './fuzz/invariants.ts';
import { REGISTRY, RULESETS } from './rulesets/registry.ts';

interface Recorded extends Omit<Journal, 'dice'> {
  readonly seed: string;
  /** The hash of the battle after the last input. */
  readonly hash: string;
}

const FOLDER = new URL('../journals/', import.meta.url);
const namesIn = (path: string) => readdirSync(new URL(path, FOLDER));
const fights = namesIn('./').flatMap((ruleset) =>
  namesIn(`${ruleset}/`).flatMap((version) =>
    namesIn(`${ruleset}/${version}/`).map((file) => ({ ruleset, version, file })),
  ),
);

const read = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8');

/** The number of inputs between two checks that all offered options are accepted. */
const LOOK_EVERY = 25;

/** Replays a recorded fight under its edition. Returns the final hash, or the error message. */
function endOf({ ruleset, Battle }: Edition, { setup, seed, inputs }: Recorded): string {
  try {
    const battle = Battle.start(ruleset, setup, seededDice(seed));
    for (const [index, input] of inputs.entries()) {
      if (index % LOOK_EVERY === 0) requireWhole(battle);
      battle.apply(input);
    }
    return battle.hash();
  } catch (error) {
    return String(error);
  }
}

function requireWhole(battle: Battle): void {
  const refused = allOffered(battle).find((input) => battle.check(input));
  const broken = refused ? `${JSON.stringify(refused)} is offered and refused` : brokenInvariant(battle);
  if (broken) throw new Error(broken);
}

it.each(fights)(
  'a finished fight of $ruleset, version $version, ends as it was recorded: $file',
  async (fight) => {
    const { ruleset, version, file } = fight;
    const recorded = JSON.parse(read(`${ruleset}/${version}/${file}`)) as Recorded;
    expect(`${recorded.ruleset}/${recorded.version}`).toBe(`${ruleset}/${version}`);
    const book = REGISTRY.rulebooks.named(recorded);
    if (!book) throw new Error(`Version ${version} of ${ruleset} is not saved.`);
    const advice =
      RULESETS[ruleset]?.version === recorded.version
        ? `The rules have changed. If you meant it: npm run new-version -- ${ruleset}`
        : 'A saved edition, or the engine that it depends on, has changed. Revert that change.';
    expect(endOf(await editionOf(book), recorded), advice).toBe(recorded.hash);
  },
);

it.each(REGISTRY.rulebooks.all)('finished fights are recorded for $id, version $version', (book) => {
  const recorded = fights.map(({ ruleset, version }) => `${ruleset}-${version}`);
  expect(recorded, `npm run record-journals -- ${book.id}`).toContain(`${book.id}-${book.version}`);
});
