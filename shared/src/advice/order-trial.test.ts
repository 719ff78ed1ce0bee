import { describe, expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import { presentEdition } from '../engine/history/edition.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { seededDice } from '../engine/state/dice.ts';
import { view } from '../engine/visibility/view.ts';
import { seedOf } from '../fuzz/chance.ts';
import { flow } from '../rulesets/flow/index.ts';
import { type OrderTerms, OrderTrial } from './order-trial.ts';

const DODGE: OrderTerms = { kind: 'defend', option: 'dodge', policy: 'always-if', when: { odds: 1 } };
const ROUNDS = 6;

/** Tries an order of Ana's for some rounds, beside a raider. */
function trialOf(terms: OrderTerms | null) {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 4 },
    windowSeconds: 2,
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: [1, 0], sheet: { kind: 'raider' } },
    ],
    order: ['raider', 'ana'],
  });
  const battle = Battle.start(flow, setup, seededDice(seedOf('trial')));
  const seen = view(flow, battle.table, { role: 'player', fighters: ['ana'] });
  const before = JSON.stringify(seen);
  const trial = new OrderTrial(presentEdition(flow), seen, 'ana', terms);
  const played = Array.from({ length: ROUNDS }, () => trial.playRound());
  expect(JSON.stringify(seen)).toBe(before);
  return { trial, played };
}

describe('a trial of a standing order', () => {
  it('counts the prompts and the answers of the order', () => {
    const { counts } = trialOf(DODGE).trial;
    expect(counts.rounds).toBe(ROUNDS);
    expect(counts.answers.dodge).toBeGreaterThan(0);
    expect(counts.prompts).toBeGreaterThanOrEqual(counts.answers.dodge ?? 0);
  });

  it('counts prompts but no answers if the conditions never hold', () => {
    const { counts } = trialOf({ ...DODGE, when: { keep: { rp: 99 } } }).trial;
    expect(counts.answers).toEqual({});
    expect(counts.prompts).toBeGreaterThan(0);
  });

  it('gives the same results each time', () => {
    expect(trialOf(DODGE).trial.counts).toEqual(trialOf(DODGE).trial.counts);
  });

  it('without an order lists the options of the prompts that come up', () => {
    expect(trialOf(null).trial.options.defend).toEqual(expect.arrayContaining(['dodge', 'parry', 'pass']));
  });

  it('ends at once if the rules reject the order', () => {
    const { trial, played } = trialOf({ ...DODGE, when: {} });
    expect(played[0]).toBe(false);
    expect(trial.counts.rounds).toBe(0);
  });
});
