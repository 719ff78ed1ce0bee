import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { playOn } from '../../bots/fight.ts';
import { tactical } from '../../bots/tactical.ts';
import type { Battle } from '../../engine/battle/battle.ts';
import type { Input } from '../../engine/battle/input.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { type Edition, editionOf } from '../../engine/history/edition.ts';
import { editionName } from '../../engine/history/edition-name.ts';
import type { Scenario } from '../../engine/setup/scenario.ts';
import { seededDice } from '../../engine/state/dice.ts';
import { fightersOf } from '../../engine/state/table.ts';
import { seedOf } from '../../fuzz/chance.ts';
import { readPackage } from '../../rulebook/rulebook-package.ts';
import type { RulebookProject } from '../project.ts';

/** The number of fights of the earlier version that are replayed, for each scenario. */
const JOURNALS = 3;

/** The differences between a scenario’s fights under two versions. */
export interface ScenarioChange {
  readonly scenario: string;
  /** The side that the percentages are about. */
  readonly side: string;
  /** The percentage of fights that the side wins, in the earlier and in the new version. */
  readonly before: number;
  readonly now: number;
  /** The reason for each replayed fight of the earlier version that now ends differently. */
  readonly different: readonly string[];
  readonly replayed: number;
}

/**
 * Returns the edition of the previous version: from a package in the folder `packages`, or the saved edition of a
 * ruleset of this repository. Undefined if there is none. Throws `PackageError` if the package is invalid.
 */
export async function earlierEdition(
  { root }: RulebookProject,
  { id, version }: Ruleset,
  packages: string,
): Promise<Edition | undefined> {
  const earlier = Array.from({ length: version - 1 }, (_, index) => editionName(id, version - 1 - index));
  const places = [packages, join(root, 'shared/editions')];
  const folder = places.flatMap((place) => earlier.map((one) => join(place, one))).find(existsSync);
  return folder === undefined ? undefined : await editionOf(await readPackage(folder));
}

/** Plays the scenarios that two versions share, `fights` times under each. Also replays fights of the earlier one. */
export function changesBetween(earlier: Edition, now: Edition, fights: number): readonly ScenarioChange[] {
  return now.ruleset.scenarios.flatMap((scenario) => {
    const former = earlier.ruleset.scenarios.find(({ id }) => id === scenario.id);
    return former ? [changeOf(earlier, now, former, scenario, fights)] : [];
  });
}

function changeOf(
  earlier: Edition,
  now: Edition,
  former: Scenario,
  scenario: Scenario,
  fights: number,
): ScenarioChange {
  const side = scenario.setup.combatants[0]?.side ?? '';
  const numbers = Array.from({ length: fights }, (_, number) => number);
  const fought = (edition: Edition, { setup }: Scenario) =>
    numbers.map((number) => fightOf(edition, setup, number));
  const percent = (all: readonly Fought[]) =>
    (100 * all.filter(({ battle }) => battle.table.over?.winner === side).length) / fights;
  const before = fought(earlier, former);
  const different = before.slice(0, JOURNALS).flatMap(({ battle, inputs }, number) => {
    const reason = differenceOf(now, former.setup, number, inputs, battle);
    return reason === undefined ? [] : [`fight ${number + 1}: ${reason}`];
  });
  return {
    scenario: scenario.id,
    side,
    before: percent(before),
    now: percent(fought(now, scenario)),
    different,
    replayed: Math.min(JOURNALS, fights),
  };
}

type Fought = ReturnType<typeof fightOf>;

const seedNumber = (number: number) => seedOf(`versions ${number}`);

function fightOf({ ruleset, Battle: engine }: Edition, setup: Scenario['setup'], number: number) {
  const seed = seedNumber(number);
  const limits = { maxRounds: 60, maxInputs: 5_000 };
  return playOn(engine.start(ruleset, setup, seededDice(seed)), {
    seed,
    policyOf: () => tactical,
    ...limits,
  });
}

/** Returns why the same inputs lead to another end; undefined if they do not. */
function differenceOf(
  { ruleset, Battle: engine }: Edition,
  setup: Scenario['setup'],
  number: number,
  inputs: readonly Input[],
  ended: Battle,
): string | undefined {
  const battle = engine.start(ruleset, setup, seededDice(seedNumber(number)));
  for (const [index, input] of inputs.entries()) {
    const refused = battle.check(input);
    if (refused) return `input ${index + 1} of ${inputs.length} is rejected: ${refused.code}`;
    battle.apply(input);
  }
  return endOf(battle) === endOf(ended) ? undefined : 'the winner, the rounds or the resources differ';
}

/** Returns the end of a fight as text: its winner, its last round, and the resources of all fighters. */
function endOf({ ruleset, table }: Battle): string {
  const { fields, description } = ruleset;
  const fighters = fightersOf(table).map((fighter) => [
    fighter.id,
    ...description.resources.map(({ field }) => fields[field]?.get(table, fighter) ?? null),
  ]);
  return JSON.stringify([table.over, table.round, fighters]);
}
