import { provoking } from '@riposte/shared/engine/forecast';
import { expect, it } from 'vitest';
import type { Scene } from '../store/scene.ts';
import { Chair } from '../testing/chair.ts';
import { showing } from '../testing/show.ts';
import { dangersOf, reachMarks, waysOf } from './paths.ts';

/** Somebody about to go, and how often it is worked out what a way costs, and who would strike on one. */
function aboutToGo() {
  const { hand, stage } = new Chair(showing({ dice: [1] }), ['ana']);
  const { value: shown } = stage.scene;
  if (!shown) throw new Error('There is no table.');
  const count = { forecasts: 0, provocations: 0 };
  const forecast: Scene['ruleset']['forecast'] = (...asked) => {
    const foretold = shown.ruleset.forecast(...asked);
    count.forecasts++;
    if (!foretold) return undefined;
    return provoking(foretold, () => {
      count.provocations++;
      return foretold.provokes;
    });
  };
  const scene: Scene = { ...shown, ruleset: { ...shown.ruleset, forecast } };
  return { scene, offers: hand.offers.value, count };
}

it('works out once what the ways of a turn cost, whoever asks for them', () => {
  const { scene, offers, count } = aboutToGo();
  const ways = waysOf(scene, offers);
  reachMarks(scene, ways.values());
  expect(waysOf(scene, offers)).toBe(ways);
  expect([ways.size > 1, count.forecasts]).toEqual([true, ways.size]);
});

it('works out who would strike on a way when that one is looked at, and only once', () => {
  const { scene, offers, count } = aboutToGo();
  const ways = waysOf(scene, offers);
  reachMarks(scene, ways.values());
  expect(count.provocations).toBe(0);
  const [way] = ways.values();
  if (!way) throw new Error('There is nowhere to go.');
  expect(dangersOf(way)).toEqual(dangersOf(way));
  expect(count.provocations).toBe(1);
});
