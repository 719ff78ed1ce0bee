import './odds-before.css';
import type { VNode } from 'preact';
import { OddsView } from '../action/odds.tsx';
import { entryOf } from '../battle/offers.ts';
import { nameIn } from '../battle/snapshot.ts';
import type { Playback, Foretold as Told } from '../replay/playback.ts';
import * as words from '../words/replay.ts';

/** In a replay, the odds that the action of the current moment had, as its player saw them. */
export function OddsBefore({ playback }: { readonly playback: Playback }): VNode | null {
  const told = playback.foretold;
  if (!told) return null;
  const { odds, provokes } = told.forecast;
  if (!odds && provokes.length === 0) return null;
  return (
    <section class="foretold card" aria-label={words.oddsOfThisStep} data-testid="foretold">
      <h2>{deedOf(told)}</h2>
      <OddsView snapshot={told.snapshot} forecast={told.forecast} isInteractive />
    </section>
  );
}

function deedOf({ snapshot, by, prospect }: Told): string {
  const asked =
    prospect.do === undefined
      ? { kind: String(prospect.kind), option: String(prospect.answer) }
      : { kind: 'turn', option: String(prospect.do) };
  const [who, what] = [nameIn(snapshot.table, by), entryOf(snapshot, asked).label];
  const { target } = prospect;
  return typeof target === 'string' && target !== by
    ? words.whoDidAtWhom(who, what, nameIn(snapshot.table, target))
    : words.whoDid(who, what);
}
