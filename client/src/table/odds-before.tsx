import './odds-before.css';
import type { VNode } from 'preact';
import { OddsView } from '../action/odds.tsx';
import { nameIn } from '../battle/snapshot.ts';
import { deedText } from '../playback/deed.ts';
import type { Playback } from '../playback/playback.ts';
import * as words from '../words/replay.ts';

/** In a replay, the odds of the action at the current moment, as its player saw them. */
export function OddsBefore({ playback }: { readonly playback: Playback }): VNode | null {
  const told = playback.foretold;
  if (!told) return null;
  const { snapshot } = told;
  const { odds, provokes } = told.forecast;
  if (!odds && provokes.length === 0) return null;
  return (
    <section class="foretold card" aria-label={words.oddsOfThisStep} data-testid="foretold">
      <h2>{deedText(snapshot.ruleset, (id) => nameIn(snapshot.table, id), told.by, told.prospect)}</h2>
      <OddsView snapshot={snapshot} forecast={told.forecast} isInteractive />
    </section>
  );
}
