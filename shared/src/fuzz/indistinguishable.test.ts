import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { pick } from '../bots/policy.ts';
import { Battle } from '../engine/battle/battle.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import { fightersOf } from '../engine/state/table.ts';
import {
  captureEvents,
  filterEvent,
  hiddenOn,
  type ObservedEvent,
} from '../engine/visibility/event-audience.ts';
import { view } from '../engine/visibility/view.ts';
import { mayKnowOf, type Viewer, viewerOf } from '../engine/visibility/viewer.ts';
import { chanceOf, oneIn, seedOf } from './chance.ts';
import { fightNames } from './fuzz.ts';
import {
  disguise,
  namedUnknown,
  observationsOf,
  outcomeFor,
  relocate,
  triedInputs,
} from './indistinguishable.ts';
import { allOffered, randomOffered } from './inputs.ts';
import { randomSetup, withHidden } from './setups.ts';

const FIGHTS = Number(process.env.FUZZ_FIGHTS ?? 6);
const INPUTS = 80;

/**
 * Returns viewers for the seats of a fight: one player for each fighter, and one for each side's visible fighters.
 */
function seatsAt(battle: Battle): Viewer[] {
  const shown = fightersOf(battle.table).filter(({ hidden }) => !hidden);
  const sides = Map.groupBy(shown, ({ side }) => side).values();
  return [...sides].map((side): Viewer => ({ role: 'player', fighters: side.map(({ id }) => id) }));
}

interface Moment {
  readonly battle: Battle;
  readonly dice: Dice;
  /** The latest events that are visible to the viewer. */
  readonly told: readonly ObservedEvent[];
}

/** Plays a random fight with hidden fighters and yields each moment. Callers must not change the battle. */
function* moments(ruleset: Ruleset, name: string): Generator<Moment> {
  const dice = chanceOf(`likeness/${ruleset.id}/${name}`);
  const setup = withHidden(randomSetup(ruleset, dice), dice);
  const battle = Battle.start(ruleset, setup, seededDice(seedOf(name)));
  let told = captureEvents(ruleset, battle.table, battle.opening);
  for (let count = 0; count < INPUTS && !battle.table.over; count++) {
    yield { battle, dice, told };
    const input = randomOffered(battle, dice) ?? { as: 'gm', do: 'gm.timeout' };
    const before = hiddenOn(battle.table);
    const events = battle.apply(battle.heard(input, viewerOf(input.as)));
    told = captureEvents(ruleset, battle.table, events, before);
  }
}

describe.each(Object.values(SUBJECTS))('two tables of $id that a seat cannot tell apart', (ruleset) => {
  it('give the seat the same view, prompts and replies', () => {
    let compared = 0;
    for (const name of fightNames(FIGHTS, 'ambush')) {
      for (const { battle, dice } of moments(ruleset, name)) {
        if (!oneIn(dice, 6)) continue;
        for (const viewer of seatsAt(battle)) {
          const inputs = triedInputs(battle, viewer, dice);
          const one = observationsOf(battle, viewer, inputs);
          const undo = disguise(battle, viewer, dice);
          const other = observationsOf(battle, viewer, inputs);
          undo();
          expect([name, ...other]).toEqual([name, ...one]);
          expect([name, namedUnknown(battle, viewer, one)]).toEqual([name, []]);
          compared += inputs.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(FIGHTS * 100);
  }, 120_000);

  it('never name a fighter that the seat does not know', () => {
    let heard = 0;
    for (const name of fightNames(FIGHTS, 'ambush')) {
      for (const { battle, told } of moments(ruleset, name)) {
        for (const viewer of [...seatsAt(battle), { role: 'spectator' } as const]) {
          const events = told.flatMap((one) => filterEvent(ruleset, one, viewer) ?? []);
          const texts = [...events, view(ruleset, battle.table, viewer)].map((one) => JSON.stringify(one));
          expect([name, namedUnknown(battle, viewer, texts)]).toEqual([name, []]);
          heard += events.length;
        }
      }
    }
    expect(heard).toBeGreaterThan(FIGHTS * 20);
  }, 120_000);

  it('give the seat the same results, unless an unknown fighter takes part', () => {
    let compared = 0;
    for (const name of fightNames(FIGHTS, 'ambush')) {
      for (const { battle, dice } of moments(ruleset, name)) {
        const snapshot = battle.snapshot();
        if (!snapshot || !oneIn(dice, 3)) continue;
        for (const viewer of seatsAt(battle)) {
          const disguised = structuredClone(snapshot);
          for (const fighter of fightersOf(disguised))
            if (!mayKnowOf(viewer, fighter)) relocate(disguised, fighter, dice);
          const offered = allOffered(battle).filter(
            ({ as }) => viewer.role === 'player' && viewer.fighters.includes(as),
          );
          if (offered.length === 0) continue;
          const input = pick(dice, offered);
          const [one, other] = [snapshot, disguised].map((table) => {
            const copy = Battle.restore(ruleset, table);
            return copy.check(input, viewer) ? null : outcomeFor(copy, viewer, input);
          });
          if (!one || !other) continue;
          expect([name, input, ...other]).toEqual([name, input, ...one]);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(FIGHTS);
  }, 120_000);
});
