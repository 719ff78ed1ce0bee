import './foretold.css';
import { isTold } from '@riposte/shared/engine/forecast';
import type { VNode } from 'preact';
import { entryOf } from '../store/offers.ts';
import type { Playback, Foretold as Told } from '../store/playback.ts';
import { nameIn } from '../store/scene.ts';
import * as words from '../words/replay.ts';
import { OddsView } from './odds.tsx';

/** What the odds were of that which has just happened, as whoever did it saw them. */
export function Foretold({ playback }: { readonly playback: Playback }): VNode | null {
  const told = playback.foretold;
  if (!told) return null;
  const { odds, provokes } = told.forecast;
  if (!(odds && isTold(odds)) && provokes.length === 0) return null;
  return (
    <section class="foretold card" aria-label={words.oddsOfThisStep} data-testid="foretold">
      <h2>{deedOf(told)}</h2>
      <OddsView scene={told.scene} forecast={told.forecast} />
    </section>
  );
}

function deedOf({ scene, by, prospect }: Told): string {
  const asked =
    prospect.do === undefined
      ? { kind: String(prospect.kind), option: String(prospect.answer) }
      : { kind: 'turn', option: String(prospect.do) };
  const [who, what] = [nameIn(scene.table, by), entryOf(scene, asked).label];
  const { target } = prospect;
  return typeof target === 'string' && target !== by
    ? words.whoDidAtWhom(who, what, nameIn(scene.table, target))
    : words.whoDid(who, what);
}
