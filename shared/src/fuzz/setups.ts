import { pick } from '../bots/policy.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { OptionField } from '../engine/presentation/entries.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Setup, SetupFighter } from '../engine/setup/setup.ts';
import { type Dice, rollDie } from '../engine/state/dice.ts';
import { between, oneIn } from './chance.ts';

/**
 * Returns a small random fight: some fighters of one of the ruleset's scenarios, random options, and sometimes a
 * turn order.
 */
export function randomSetup(ruleset: Ruleset, dice: Dice): Setup {
  const { setup } = pick(dice, ruleset.scenarios);
  const combatants = someOf(setup.combatants, dice);
  const options = { ...setup.options, ...randomOptions(ruleset.description.battleOptions, dice) };
  const base = { ...setup, combatants, options };
  return oneIn(dice, 2)
    ? {
        ...base,
        order: shuffled(
          combatants.map(({ id }) => id),
          dice,
        ),
      }
    : base;
}

/**
 * Returns the fight after hiding each fighter with a chance of one in three. Hidden fighters get unique ids and
 * names, so tests can find these in texts.
 */
export function withHidden(setup: Setup, dice: Dice): Setup {
  const hidden = setup.combatants.map(({ id }) => id).filter(() => oneIn(dice, 3));
  const idOf = (id: string) => (hidden.includes(id) ? `${HIDDEN_PREFIX}${hidden.indexOf(id)}` : id);
  const combatants = setup.combatants.map((one) => {
    const id = idOf(one.id);
    return id === one.id ? one : { ...one, id, name: `The ${id}`, hidden: true };
  });
  return { ...setup, combatants, ...(setup.order && { order: setup.order.map(idOf) }) };
}

/** The prefix of the ids and names of hidden fighters. */
export const HIDDEN_PREFIX = 'umbra';

/** Returns one to three fighters of each side. */
function someOf(all: readonly SetupFighter[], dice: Dice): SetupFighter[] {
  const sides = [...new Set(all.map(({ side }) => side))];
  return sides.flatMap((side) => {
    const members = shuffled(
      all.filter((fighter) => fighter.side === side),
      dice,
    );
    return members.slice(0, between(dice, 1, 3));
  });
}

function randomOptions(fields: readonly OptionField[], dice: Dice): Record<string, Json> {
  const chosen = fields.filter(() => oneIn(dice, 4));
  return Object.fromEntries(chosen.map((field) => [field.key, randomValue(field, dice)]));
}

function randomValue(field: OptionField, dice: Dice): Json {
  if (field.type === 'boolean') return oneIn(dice, 2);
  if (field.type === 'number') return between(dice, field.min, Math.min(field.max, field.min + 10));
  if (field.type === 'choice') return pick(dice, field.choices).value;
  return field.choices.filter(() => oneIn(dice, 2)).map(({ value }) => value);
}

function shuffled<Item>(items: readonly Item[], dice: Dice): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(rollDie(dice, left.length) - 1, 1));
}
