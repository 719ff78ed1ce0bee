import { provoking } from '@riposte/shared/engine/core/forecast';
import { expect, it } from 'vitest';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { dangersOf, reachMarks, waysOf } from './paths.ts';

/**
 * Returns the view and offers of a seat that can move. `count` tells how often forecasts and provocations were
 * computed.
 */
function aboutToGo() {
  const { controller, model } = new TestSeat(demoBattle({ dice: [1] }), ['ana']);
  const { value: shown } = model.snapshot;
  if (!shown) throw new Error('The table has not loaded.');
  const count = { forecasts: 0, provocations: 0 };
  const forecast: BattleSnapshot['ruleset']['forecast'] = (...asked) => {
    const foretold = shown.ruleset.forecast(...asked);
    count.forecasts++;
    if (!foretold) return undefined;
    return provoking(foretold, () => {
      count.provocations++;
      return foretold.provokes;
    });
  };
  const snapshot: BattleSnapshot = { ...shown, ruleset: { ...shown.ruleset, forecast } };
  return { snapshot, offers: controller.prompts.offers.value, count };
}

it('the costs of a turn’s paths are computed only once', () => {
  const { snapshot, offers, count } = aboutToGo();
  const ways = waysOf(snapshot, offers);
  reachMarks(snapshot, ways.values());
  expect(waysOf(snapshot, offers)).toBe(ways);
  expect([ways.size > 1, count.forecasts]).toEqual([true, ways.size]);
});

it('the risks of a path are computed when the path is first shown, and only once', () => {
  const { snapshot, offers, count } = aboutToGo();
  const ways = waysOf(snapshot, offers);
  reachMarks(snapshot, ways.values());
  expect(count.provocations).toBe(0);
  const [way] = ways.values();
  if (!way) throw new Error('There is nowhere to go.');
  expect(dangersOf(way)).toEqual(dangersOf(way));
  expect(count.provocations).toBe(1);
});
