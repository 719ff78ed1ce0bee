import type { Hex } from '../../hex/axial.ts';
import { Battle } from '../battle/battle.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import type { Setup, SetupFighter } from '../setup/setup.ts';
import { scriptedDice } from '../state/dice.ts';
import type { GameEvent } from '../state/event.ts';
import type { Table } from '../state/table.ts';
import { toy } from './toy.ts';
import type { ToyTable } from './toy-table.ts';

/** The changes that a test makes to the toy fight. */
export interface Changes {
  readonly dice?: readonly number[];
  readonly options?: Readonly<Record<string, Json>>;
  /** Changed properties of a fighter, by id. */
  readonly fighters?: Readonly<Record<Id, Partial<SetupFighter>>>;
  /** The fighters that take part; omitted if all do. */
  readonly only?: readonly Id[];
  readonly walls?: readonly Hex[];
}

/** Returns the setup of the toy fight (Ana and Ben against Rat and Rex) with changes. */
export function brawlSetup({ options = {}, fighters = {}, only, walls = [] }: Changes = {}): Setup {
  const [brawl] = toy.scenarios;
  if (!brawl) throw new Error('The toy game has lost its scenario.');
  const { map, combatants } = brawl.setup;
  return {
    ruleset: 'toy',
    options,
    map: { ...map, walls },
    combatants: combatants
      .filter(({ id }) => only?.includes(id) ?? true)
      .map((fighter) => ({ ...fighter, ...fighters[fighter.id] })),
  };
}

/** Returns a toy fight at its first prompt. */
export function brawl(changes: Changes = {}): Battle<ToyTable> {
  return Battle.start(toy, brawlSetup(changes), scriptedDice(changes.dice ?? []));
}

/** Sends inputs in order and returns the events of the last. */
export function send(battle: Battle<ToyTable>, ...inputs: unknown[]): GameEvent[] {
  let events: GameEvent[] = [];
  for (const input of inputs) events = battle.apply(input);
  return events;
}

/** Returns a battle after these inputs. */
export function after<T extends Table>(battle: Battle<T>, ...inputs: unknown[]): Battle<T> {
  for (const input of inputs) battle.apply(input);
  return battle;
}

/** Returns the open prompts as `for kind`. */
export function asked<T extends Table>(battle: Battle<T>): string[] {
  return battle.prompts.map((prompt) => `${prompt.for} ${prompt.kind}`);
}

/** Freezes a value and everything in it, and returns the value. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
