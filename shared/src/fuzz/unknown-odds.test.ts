import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { pick } from '../bots/policy.ts';
import { randomChoice } from '../bots/random.ts';
import { Battle } from '../engine/battle/battle.ts';
import { toInput } from '../engine/battle/input.ts';
import { prospectOf } from '../engine/core/forecast.ts';
import { foretell } from '../engine/core/foretell.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { seededDice } from '../engine/state/dice.ts';
import { fightersOf, type Table } from '../engine/state/table.ts';
import { view } from '../engine/visibility/view.ts';
import type { Viewer } from '../engine/visibility/viewer.ts';
import { chanceOf, seedOf } from './chance.ts';
import { fightNames } from './fuzz.ts';
import { randomSetup } from './setups.ts';

const FIGHTS = 6;
const INPUTS = 60;

/** A forecast from the view of a side, and the same forecast with full knowledge of the table. */
interface Told {
  readonly seen: unknown;
  readonly whole: unknown;
}

/** Yields both forecasts for choices of each side in random fights without hidden fighters. */
function* foretold(ruleset: Ruleset): Generator<Told> {
  for (const name of fightNames(FIGHTS, 'players')) {
    const dice = chanceOf(`unknown odds/${ruleset.id}/${name}`);
    const battle = Battle.start(ruleset, randomSetup(ruleset, dice), seededDice(seedOf(name)));
    for (let count = 0; count < INPUTS && !battle.table.over; count++) {
      const prompt = pick(dice, battle.prompts);
      const decision = randomChoice(prompt.choices(), dice);
      if (!decision) {
        battle.apply({ as: 'gm', do: 'gm.timeout' });
        continue;
      }
      const prospect = prospectOf(prompt.kind, decision.option, decision.params);
      const oddsIn = (table: Table) => {
        const { odds, against = [] } = foretell(ruleset, table, prompt.for, prospect) ?? {};
        return odds && [odds, ...against.map((reaction) => reaction.odds)];
      };
      const seen = oddsIn(view(ruleset, battle.table, sideOf(battle.table, prompt.for)));
      if (seen) yield { seen, whole: oddsIn(battle.table) };
      battle.apply(toInput(prompt, decision));
    }
  }
}

/** Returns a viewer who plays all fighters of the same side as this fighter. */
function sideOf(table: Table, id: string): Viewer {
  const side = table.fighters[id]?.side;
  const own = fightersOf(table).filter((one) => one.side === side);
  return { role: 'player', fighters: own.map((one) => one.id) };
}

describe.each(Object.values(SUBJECTS))('a forecast of $id for one side', (ruleset) => {
  it('is exact, or absent if it depends on a secret', () => {
    const told = [...foretold(ruleset)];
    expect(told.length).toBeGreaterThan(FIGHTS);
    for (const { seen, whole } of told) expect(seen).toEqual(whole);
  });
});

it('odds that depend on a secret are detected', () => {
  const [ruleset] = Object.values(SUBJECTS);
  if (!ruleset) throw new Error('There is no ruleset.');
  const veiled: Ruleset = { ...ruleset, secrets: { ...ruleset.secrets, hp: { instead: 1 } } };
  const wrong = [...foretold(veiled)].filter(
    ({ seen, whole }) => JSON.stringify(seen) !== JSON.stringify(whole),
  );
  expect(wrong).not.toEqual([]);
});
