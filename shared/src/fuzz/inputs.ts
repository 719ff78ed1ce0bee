import { pick } from '../bots/policy.ts';
import { randomChoice } from '../bots/random.ts';
import { choicesAtAnyTime } from '../bots/situations.ts';
import type { Battle } from '../engine/battle/battle.ts';
import { type Input, toInput } from '../engine/battle/input.ts';
import { choiceOf } from '../engine/core/choices.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { groundsOf } from '../engine/gm/painting.ts';
import { healthResource } from '../engine/presentation/description.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Dice } from '../engine/state/dice.ts';
import { NOTE_AUDIENCES } from '../hex/notes.ts';
import { MAP_THEMES, WEATHERS } from '../hex/scenery.ts';
import { between, oneIn } from './chance.ts';

/** Returns a random option of a random open prompt, as an input; undefined if the prompt offers none. */
export function randomOffered({ prompts }: Battle, dice: Dice): Input | undefined {
  const prompt = pick(dice, prompts);
  const decision = randomChoice(prompt.choices(), dice);
  return decision && toInput(prompt, decision);
}

/** Returns all options of all open prompts as inputs. */
export function allOffered({ prompts }: Battle): Input[] {
  return prompts.flatMap((prompt) =>
    prompt
      .options()
      .flatMap(({ option, variants }) => variants.map((params) => toInput(prompt, { option, params }))),
  );
}

/** Returns an offered input with one random change, or a value that is not an input at all. */
export function randomMutant(battle: Battle, dice: Dice): unknown {
  const input = randomOffered(battle, dice) ?? { as: 'gm', do: 'nothing' };
  const key = pick(dice, Object.keys(input));
  const value = pick<unknown>(dice, [
    null,
    -1,
    1e9,
    0.5,
    '',
    'gm',
    'no-such-fighter',
    'pass',
    '__proto__',
    'constructor',
    [],
    {},
    [[0, 0]],
    [[999, 999]],
    true,
    pick(dice, Object.keys(battle.table.fighters)),
    pick(dice, Object.keys(battle.ruleset.actions)),
  ]);
  if (oneIn(dice, 12)) return value;
  return { ...input, [key]: value };
}

/** Returns a random action that a random fighter may take without a prompt; undefined if there is none. */
export function randomAside(battle: Battle, dice: Dice): Input | undefined {
  const by = pick(dice, Object.keys(battle.table.fighters));
  const decision = randomChoice(choicesAtAnyTime(battle, by), dice);
  return decision && { ...decision.params, as: by, do: decision.option };
}

/** Returns a random intervention of the GM, sensible or not. */
export function randomIntervention(battle: Battle, dice: Dice): unknown {
  const { table, ruleset } = battle;
  const target = pick(dice, Object.keys(table.fighters));
  const radius = table.map.radius;
  const hex = [between(dice, -radius, radius), between(dice, -radius, radius)];
  return pick<unknown>(dice, [
    {
      as: 'gm',
      do: 'gm.set',
      target,
      field: pick(dice, Object.keys(ruleset.fields)),
      value: randomJson(ruleset, dice),
    },
    { as: 'gm', do: 'gm.set', target, field: pick(dice, vitalFields(ruleset)), value: between(dice, 0, 20) },
    ownIntervention(battle, dice),
    { as: 'gm', do: 'gm.move', target, to: hex },
    { as: 'gm', do: 'gm.hide', target, hidden: oneIn(dice, 2) },
    {
      as: 'gm',
      do: 'gm.terrain',
      hexes: [hex, [0, hex[0] ?? 0]],
      terrain: pick(dice, groundsOf(ruleset.gm)),
    },
    {
      as: 'gm',
      do: 'gm.scenery',
      theme: pick(dice, MAP_THEMES),
      light: 'night',
      weather: pick(dice, WEATHERS),
    },
    randomNote(dice, hex),
    { as: 'gm', do: 'gm.die', sides: pick(dice, [4, 6, 8, 10, 20, 100]), face: between(dice, 1, 6) },
    { as: 'gm', do: 'gm.timeout' },
    { as: 'gm', do: 'gm.add', combatant: newFighter(battle, hex, dice) },
    oneIn(dice, 3) ? { as: 'gm', do: 'gm.remove', target } : { as: 'gm', do: 'gm.timeout' },
  ]);
}

/** Returns an input that adds, changes or removes a note. */
function randomNote(dice: Dice, at: readonly number[]): unknown {
  const id = pick(dice, ['one', 'two', 'three']);
  const label = { id, at, text: 'Note', for: pick(dice, NOTE_AUDIENCES) };
  return { as: 'gm', do: 'gm.note', ...(oneIn(dice, 4) ? { remove: id } : { label }) };
}

/** Returns the health field; if the rules have none, all fields. */
function vitalFields({ description, fields }: Ruleset): string[] {
  const health = healthResource(description)?.field;
  return health === undefined ? Object.keys(fields) : [health];
}

/** Returns an input for a random GM action of the ruleset, or `gm.timeout` if none is possible. */
function ownIntervention({ table, ruleset }: Battle, dice: Dice): unknown {
  const powers = Object.entries(ruleset.interjections).filter(([, what]) => what.gm);
  const choices = powers.map(([option, what]) => choiceOf(table, what, 'gm', option));
  const decision = randomChoice(choices, dice);
  return decision ? { ...decision.params, as: 'gm', do: decision.option } : { as: 'gm', do: 'gm.timeout' };
}

function newFighter({ table, ruleset }: Battle, at: Json, dice: Dice): Json {
  const kind = pick(dice, Object.keys(ruleset.description.archetypes));
  const { side } = pick(dice, Object.values(table.fighters));
  return { id: `n${table.asked}`, side, at, sheet: { kind } };
}

function randomJson({ description }: Ruleset, dice: Dice): Json {
  return pick<Json>(dice, [
    between(dice, -2, 12),
    between(dice, 0, 5),
    null,
    true,
    false,
    'x',
    [],
    Object.keys(description.conditions).slice(0, between(dice, 1, 2)),
    [0, 0],
  ]);
}
