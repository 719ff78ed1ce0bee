import { pick } from '../bots/policy.ts';
import type { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { FieldSchemas } from '../engine/schema/field-schema.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Dice } from '../engine/state/dice.ts';
import { type Fighter, fightersOf, occupant, standing, type Table } from '../engine/state/table.ts';
import { captureEvents, filterEvent, type ObservedEvent } from '../engine/visibility/event-audience.ts';
import { masksFor } from '../engine/visibility/secrets.ts';
import { view } from '../engine/visibility/view.ts';
import { mayKnowOf, type Viewer } from '../engine/visibility/viewer.ts';
import { range } from '../hex/area.ts';
import { type Hex, neighbors } from '../hex/axial.ts';
import { isOpenGround } from '../hex/map.ts';
import { between } from './chance.ts';
import { allOffered, randomMutant } from './inputs.ts';

/*
 * Helpers for tests that compare two tables which a seat cannot tell apart. The seat's view, options and rejections
 * must be equal on both.
 */

/**
 * Returns, as text, everything that a seat can observe without changing the battle: its view, its prompts, and the
 * checks of `inputs`.
 */
export function observationsOf(battle: Battle, viewer: Viewer, inputs: readonly unknown[]): string[] {
  const { ruleset, table } = battle;
  return [
    JSON.stringify(view(ruleset, table, viewer)),
    ...askedOf(battle, viewer),
    ...inputs.map((input) => JSON.stringify(battle.check(input, viewer))),
  ];
}

/** Returns a seat's prompts and options, as text. */
function askedOf({ prompts }: Battle, viewer: Viewer): string[] {
  const own = prompts.filter(({ speaker }) => viewer.role === 'player' && viewer.fighters.includes(speaker));
  return own.map((prompt) => {
    const { id, for: asked, kind, fallback, isBlank } = prompt;
    return JSON.stringify([id, asked, kind, fallback, isBlank, prompt.options(viewer)]);
  });
}

/** Returns the fighters that a seat does not know of, but that appear in `told`, the texts sent to the seat. */
export function namedUnknown({ table }: Battle, viewer: Viewer, told: readonly string[]): Id[] {
  const unknown = fightersOf(table).filter((fighter) => !mayKnowOf(viewer, fighter));
  return unknown.map(({ id }) => id).filter((id) => told.some((text) => text.includes(id)));
}

/** Returns inputs that a seat might send: offered inputs, mistakes, and attempts to find hidden fighters. */
export function triedInputs(battle: Battle, viewer: Viewer, dice: Dice): unknown[] {
  const own = viewer.role === 'player' ? viewer.fighters : [];
  const mutants = Array.from({ length: 6 }, () => randomMutant(battle, dice));
  const offered = allOffered(battle).filter(({ as }) => own.includes(as));
  const some = Array.from({ length: Math.min(offered.length, 12) }, () => pick(dice, offered));
  return [...some, ...mutants, ...(own.length > 0 ? searches(battle, pick(dice, own)) : [])];
}

/**
 * Returns attempts to find hidden fighters: every action and answer that takes a hex or target, with all nearby
 * hexes and all fighters.
 */
function searches({ ruleset, table, prompts }: Battle, as: Id): Input[] {
  const hexes = range(table.fighters[as]?.at ?? [0, 0], 2);
  const targets = [...Object.keys(table.fighters), 'no-such-fighter'];
  const aims = [
    ...hexes.map((hex) => ({ to: hex, at: hex, path: [hex] })),
    ...targets.map((target) => ({ target })),
  ];
  const isAimed = ({ params }: { readonly params: FieldSchemas }) =>
    Object.values(params).some(({ type }) => type === 'hex' || type === 'path' || type === 'fighter');
  const deeds = Object.entries(ruleset.actions).flatMap(([name, action]) => (isAimed(action) ? [name] : []));
  const asked = prompts.find(({ speaker, kind }) => speaker === as && kind !== 'turn');
  const answers = asked?.choices().map(({ option }) => option) ?? [];
  return aims.flatMap((params) => [
    ...deeds.map((name) => ({ ...params, as, do: name })),
    ...answers.map((answer) => ({ ...params, as, answer })),
  ]);
}

/**
 * Changes, in place, state that a seat may not know: positions of hidden fighters, and other fighters' secrets.
 * Returns a function that restores the state.
 */
export function disguise({ ruleset, table }: Battle, viewer: Viewer, dice: Dice): () => void {
  const before = fightersOf(table).map((fighter) => [fighter, { ...fighter }] as const);
  for (const fighter of fightersOf(table)) {
    if (!mayKnowOf(viewer, fighter)) relocate(table, fighter, dice);
    else Object.assign(fighter, masksFor(ruleset, table, fighter, viewer)); // replaces the secrets that this seat may not know
  }
  return () => {
    for (const [fighter, was] of before) Object.assign(fighter, was);
  };
}

/** Moves a fighter to another free hex, near another fighter or anywhere. */
export function relocate(table: Table, fighter: Fighter, dice: Dice): void {
  const { radius } = table.map;
  const middle = pick(dice, standing(table))?.at ?? [0, 0];
  for (let tries = 0; tries < 20; tries++) {
    const anywhere: Hex = [between(dice, -radius, radius), between(dice, -radius, radius)];
    const hex = tries < 10 ? pick(dice, neighbors(middle)) : anywhere;
    if (!isOpenGround(table.map, hex) || occupant(table, hex)) continue;
    fighter.at = hex;
    return;
  }
}

/**
 * Applies an input. Returns the result in a seat's view, as text; null if a fighter unknown to the seat took part.
 */
export function outcomeFor(battle: Battle, viewer: Viewer, input: Input): string[] | null {
  const { ruleset, table } = battle;
  const events = battle.apply(battle.heard(input, viewer));
  const isPart = (id: Id) => {
    const fighter = table.fighters[id];
    return fighter !== undefined && !mayKnowOf(viewer, fighter);
  };
  const told = captureEvents(ruleset, table, events);
  const isOdd = ({ event, hidden }: ObservedEvent) =>
    filterEvent(ruleset, { event, hidden }, viewer) !== event;
  const hasPart = told.some((one) => one.event.type === 'came-upon' || isOdd(one));
  if (hasPart || battle.prompts.some(({ speaker }) => speaker === 'gm' || isPart(speaker))) return null;
  return [
    ...told.map((one) => JSON.stringify(filterEvent(ruleset, one, viewer))),
    JSON.stringify(view(ruleset, table, viewer)),
    ...askedOf(battle, viewer),
  ];
}
