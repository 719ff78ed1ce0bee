import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { pick } from '../bots/policy.ts';
import { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { reasonsAgainst, withWaivers } from '../engine/gm/overrides.ts';
import { newJournal, replay } from '../engine/history/journal.ts';
import { codeOf } from '../engine/presentation/rejection.ts';
import { initialOf } from '../engine/schema/field-schema.ts';
import type { Params } from '../engine/schema/json.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import { codes } from '../words/messages/engine-refusals.ts';
import { chanceOf, seedOf } from './chance.ts';
import { randomOffered } from './inputs.ts';
import { brokenEvent, brokenInvariant, fighterStates, unreportedChange } from './invariants.ts';
import { randomSetup } from './setups.ts';

/**
 * The number of fights with GM overrides during the fighter's own turn, and the number with overrides out of turn.
 */
const [FIGHTS, OUT_OF_TURN] = [24, 8] as const;
const MOST_INPUTS = 80;
const TRIES = 20;

/** Returns all rejection codes of a rulebook. */
function codesOf({ description }: Ruleset): readonly string[] {
  const costs = description.resources.map(({ field }) => `not-enough-${field}`);
  return [...new Set([...costs, ...Object.keys(codes), ...Object.keys(description.rejections)])];
}

/** Returns an illegal action with an override of all its faults; undefined if there is none. */
function forcedDeed(
  { prompts, table, ruleset }: Battle,
  isAnyFighter: boolean,
  dice: Dice,
): Input | undefined {
  const asked = prompts.find(({ kind }) => kind === 'turn')?.for;
  const by = isAnyFighter ? pick(dice, Object.keys(table.fighters)) : asked;
  if (asked === undefined || by === undefined || by === 'gm') return undefined;
  const [name, action] = pick(
    dice,
    Object.entries(ruleset.actions).filter(([, { gm }]) => !gm),
  );
  const codes = codesOf(ruleset);
  const ways: Params[] = [...(action.variants?.(withWaivers(table, by, codes), by) ?? [])].slice(0, 40);
  const way = ways.length > 0 ? pick(dice, ways) : initialOf(action.params);
  const act = 'target' in way ? { ...way, target: pick(dice, Object.keys(table.fighters)) } : way;
  const isAsked = prompts.some((prompt) => prompt.for === by);
  const { faults, isFirm } = reasonsAgainst(table, action, by, act, isAsked);
  if (isFirm || faults.length === 0) return undefined;
  return { ...act, as: by, do: name, force: faults.map(codeOf) };
}

/** Returns the first result that is not undefined, within this many tries. */
function tries<Found>(count: number, find: () => Found | undefined): Found | undefined {
  for (let left = count; left > 0; left--) {
    const found = find();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Plays a random fight with as many GM overrides as possible. Returns the overridden actions with their faults. */
function forceAll(ruleset: Ruleset, name: string, isAnyFighter: boolean): readonly Input[] {
  const chance = chanceOf(`forcing/${ruleset.id}/${name}`);
  const [setup, seed] = [randomSetup(ruleset, chance), seedOf(name)];
  const battle = Battle.start(ruleset, setup, seededDice(seed));
  const inputs: Input[] = [];
  while (!battle.table.over && inputs.length < MOST_INPUTS) {
    const forced = tries(TRIES, () => forcedDeed(battle, isAnyFighter, chance));
    const input = forced && battle.check(forced) === null ? forced : randomOffered(battle, chance);
    const next = input ?? { as: 'gm' as const, do: 'gm.timeout' };
    const before = fighterStates(battle);
    inputs.push(next);
    const wrong =
      brokenEvent(battle, battle.apply(next)) ?? unreportedChange(battle, before) ?? brokenInvariant(battle);
    expect(wrong, JSON.stringify(next)).toBeUndefined();
  }
  const again = replay(ruleset, { ...newJournal(ruleset, setup, seededDice(seed)), inputs });
  expect(again.hash()).toBe(battle.hash());
  return inputs.filter(({ force }) => force !== undefined);
}

/** Reasons that the GM must have waived in these fights. The GM may have waived others, too. */
const WAIVED: Readonly<Record<string, readonly string[]>> = {
  flow: [
    'no-line-of-sight',
    'not-enough-ap',
    'not-your-turn',
    'once-per-round',
    'out-of-range',
    'prevented',
    'too-large',
  ],
  vigil: ['no-line-of-sight', 'not-your-turn', 'once-per-round', 'out-of-range'],
  hunt: ['no-line-of-sight', 'not-your-turn', 'out-of-range'],
  phases: [
    'needs-full-attack',
    'no-line-of-sight',
    'not-enough-mp',
    'not-your-turn',
    'once-per-turn',
    'out-of-range',
    'wrong-phase',
  ],
  degrees: [
    'already-acted',
    'locked',
    'no-line-of-sight',
    'not-enough-std',
    'not-your-turn',
    'once-per-turn',
    'out-of-range',
  ],
};

interface Rows {
  readonly waivable: ReadonlySet<string>;
  readonly firm: ReadonlySet<string>;
}

const PAGE = new URL('../../../docs/forcing.md', import.meta.url);

/** Returns the rows about a rulebook in docs/forcing.md. Only this repository has that page. */
function rowsOf(id: string): Rows {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|'));
  const codesUnder = (column: number) =>
    rows
      .filter((cells) => cells[column]?.split(',').some((word) => word.trim() === id))
      .flatMap(([, codes = '']) => [...codes.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
  return { waivable: new Set(codesUnder(2)), firm: new Set(codesUnder(3)) };
}

const waived = new Map<string, ReadonlySet<string>>();

/** Returns the reasons that the GM waives in random fights under a rulebook. Plays the fights only once. */
function waivedBy(ruleset: Ruleset): ReadonlySet<string> {
  const known = waived.get(ruleset.id);
  if (known) return known;
  const numbers = Array.from({ length: FIGHTS + OUT_OF_TURN }, (_, number) => number);
  const forced = numbers.flatMap((number) => forceAll(ruleset, `forced-${number}`, number >= FIGHTS));
  const codes = new Set(forced.flatMap(({ force }) => force as string[]));
  waived.set(ruleset.id, codes);
  return codes;
}

describe.each(Object.values(SUBJECTS))('$id', (ruleset) => {
  it('keeps its invariants when the GM overrides the rules', () => {
    const codes = [...waivedBy(ruleset)];
    expect(codes).toEqual(expect.arrayContaining([...(WAIVED[ruleset.id] ?? [])]));
  }, 60_000);
});

/** The documented rulesets. A ruleset in development is documented as soon as its first reason is. */
const told = Object.values(SUBJECTS).filter(({ id }) => rowsOf(id).waivable.size > 0);

describe.each(told)('docs/forcing.md', (ruleset) => {
  it('lists each reason that random fights in $id waive', () => {
    const { waivable } = rowsOf(ruleset.id);
    const firm = [...waivedBy(ruleset)].filter((code) => !waivable.has(code));
    expect(firm).toEqual([]);
  }, 60_000);

  it('lists each reason of $id as one that can be waived or as one that never can', () => {
    const { waivable, firm } = rowsOf(ruleset.id);
    const own = Object.keys(ruleset.description.rejections);
    expect(own.filter((code) => !waivable.has(code) && !firm.has(code))).toEqual([]);
    expect([...waivable].filter((code) => firm.has(code))).toEqual([]);
  });
});
