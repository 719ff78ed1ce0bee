import { inputOf, situationOf } from '../bots/situations.ts';
import type { Battle } from '../engine/battle/battle.ts';
import { turnChoices } from '../engine/core/choices.ts';
import { type Forecast, prospectOf } from '../engine/core/forecast.ts';
import { foretell } from '../engine/core/foretell.ts';
import type { Edition } from '../engine/history/edition.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { placeholderDice, seededDice } from '../engine/state/dice.ts';

/** A possible attack on an enemy, with its forecast. */
export interface Attack {
  readonly option: string;
  readonly params: Params;
  readonly forecast: Forecast;
}

/** The maximum number of prompts to answer while waiting for the fighter's turn. */
const MOST_PROMPTS = 60;
/**
 * The maximum number of chances to act out of turn that are tried, each in a battle of its own. In rulebooks whose
 * rounds have steps, a fighter can attack only after taking such a chance.
 */
const MOST_CHANCES = 12;
const NEVER = -1;
const ROOM = 4;
/** The seed for rolls before the fighter's turn. It is fixed, so results are the same each time. */
const SEED = '5'.repeat(64);

/**
 * Returns the attacks that a fighter can make on an enemy in its first turn, sorted from most to least likely to
 * succeed. The two are placed `hexes` apart on open ground, without other fighters. Empty if these rules have no turns
 * or no forecasts. Throws a `SetupError` if the two cannot be placed.
 */
export function attacksOf(
  { ruleset, Battle }: Edition,
  setup: Setup,
  pair: readonly [Id, Id],
  hexes: number,
): readonly Attack[] {
  const alone = apart(setup, pair, hexes);
  const start = () => Battle.start(ruleset, alone, seededDice(SEED));
  const inTurn = firstAttacks(start(), pair, NEVER);
  const chances = inTurn.ways.length > 0 ? 0 : Math.min(inTurn.offered, MOST_CHANCES);
  const comingIn = Array.from({ length: chances }, (_, chance) => firstAttacks(start(), pair, chance));
  const ways = [inTurn, ...comingIn].flatMap((found) => found.ways);
  const distinct = new Map(ways.map((way) => [JSON.stringify([way.option, way.params]), way]));
  return [...distinct.values()].sort(byLikelihood);
}

function byLikelihood({ forecast: one }: Attack, { forecast: other }: Attack): number {
  return (other.odds?.success ?? 0) - (one.odds?.success ?? 0);
}

interface Found {
  readonly ways: readonly Attack[];
  /** The number of opportunities to act out of turn that the fighter had before. */
  readonly offered: number;
}

/**
 * Returns the attacks in the fighter's first turn that has any. Before that turn, the fighter takes the opportunity to
 * act out of turn with the zero-based index `opportunity` (`NEVER`: none). It declines all others.
 */
function firstAttacks(battle: Battle, [by, foe]: readonly [Id, Id], opportunity: number): Found {
  let offered = 0;
  for (let prompts = 0; prompts < MOST_PROMPTS && !battle.table.over; prompts++) {
    const ways = battle.prompts.some((one) => one.for === by) ? waysOf(battle, by, foe) : [];
    if (ways.length > 0) return { ways, offered };
    const [prompt] = battle.prompts;
    if (!prompt) break;
    const situation = situationOf(battle, prompt, placeholderDice());
    const { fallback, choices } = situation;
    const other = choices.find(({ option }) => option !== fallback.option);
    const isOpportunity = prompt.for === by && prompt.kind !== 'turn' && other !== undefined;
    const isTaken = isOpportunity && offered++ === opportunity;
    const decision = isTaken ? { option: other.option, params: other.variants?.()[0] ?? {} } : fallback;
    battle.apply(inputOf(battle, situation, decision));
  }
  return { ways: [], offered };
}

/** Returns the setup with only these two fighters, `hexes` apart. The attacker acts first. */
function apart(setup: Setup, ids: readonly [Id, Id], hexes: number): Setup {
  const { order: _, windowSeconds: _seconds, ...rest } = setup;
  const combatants = ids.flatMap((id, index) =>
    setup.combatants
      .filter((one) => one.id === id)
      .map((one) => ({ ...one, hidden: false, at: [index * hexes, 0] as const, side: `${index}` })),
  );
  return {
    ...rest,
    map: { radius: hexes + ROOM, walls: [], difficult: [], cover: [] },
    combatants,
    order: ids,
  };
}

function waysOf({ ruleset, table }: Battle, by: Id, foe: Id): Attack[] {
  const { actions } = ruleset.description;
  const isAttack = (option: string) => actions[option]?.group === 'attack';
  const choices = turnChoices(table, ruleset.actions, by).filter(({ option }) => isAttack(option));
  return choices.flatMap(({ option, variants }) =>
    [...(variants?.() ?? [{}])].flatMap((params) => {
      const isAtFoe = Object.values(params).includes(foe);
      const forecast = isAtFoe ? foretell(ruleset, table, by, prospectOf('turn', option, params)) : undefined;
      return forecast?.odds ? [{ option, params, forecast }] : [];
    }),
  );
}
