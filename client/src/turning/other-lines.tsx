import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Bounded } from '@riposte/shared/recording/chances';
import type { Variation } from '@riposte/shared/recording/variation';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { percent } from '../battle/words.ts';
import type { Playback } from '../playback/playback.ts';
import { ownChances } from '../variations/line-chances.ts';
import type { SavedVariations } from '../variations/saved-variations.ts';
import * as words from '../words/turning.ts';
import * as variationWords from '../words/variations.ts';
import { Analyzing } from './analyzing.ts';
import { Progress } from './progress.tsx';

interface Of {
  readonly playback: Playback;
  readonly saved: SavedVariations;
  /** True while the recorded fight itself is analyzed. */
  readonly isBusy: boolean;
}

/** The win probability of each other line of play, beside that of the recorded fight at the same steps. */
export function OtherLines({ playback, saved, isBusy }: Of): VNode | null {
  const lines = saved.all.value;
  if (lines.length === 0) return null;
  return (
    <section class="turning-points" aria-label={variationWords.otherLines}>
      <h3>{variationWords.otherLines}</h3>
      <ol>
        {lines.map((line, index) => (
          <li key={`${line.seed} ${line.inputs.length}`} data-testid="turning-other-line">
            <b>
              <span class="turning-number" aria-hidden="true">
                {index + 1}
              </span>{' '}
              {variationWords.atMark(line.name, line.from)}
            </b>
            {ownChances(line) ? (
              <LineChances line={line} playback={playback} />
            ) : (
              <LineProgress line={line} playback={playback} saved={saved} isBusy={isBusy} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A button that calculates the win probability of a line, and the progress. Absent while the fight is analyzed. */
function LineProgress({ line, playback, saved, isBusy }: Of & { readonly line: Variation }): VNode | null {
  const analyzing = useMemo(
    () => Analyzing.ofLine(playback.film.recording, line, (chances) => saved.saveChances(line, chances)),
    [line.seed, line.inputs],
  );
  useEffect(() => () => analyzing.stop(), [analyzing]);
  return isBusy ? <span>{words.afterTheFight}</span> : <Progress analyzing={analyzing} name={line.name} />;
}

/** The win probability of a line at its start and at its end, and at each of its steps in a table. */
function LineChances({ line, playback }: Pick<Of, 'playback'> & { readonly line: Variation }): VNode {
  const chances = ownChances(line) ?? [];
  const side = sideLabel(line.side);
  const happened = happenedIn(playback, line);
  const last = chances.length - 1;
  return (
    <>
      <span data-testid="line-chances">
        {words.lineFromTo(side, boundedText(chances[0]), boundedText(chances[last]))}
      </span>
      <span>{happened[last] ? words.happenedThen(boundedText(happened[last])) : words.wasOverThen}</span>
      <details class="turning-table">
        <summary>{words.asATable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.step}</th>
              <th scope="col">{words.chanceInLine(side)}</th>
              <th scope="col">{words.whatHappened}</th>
            </tr>
          </thead>
          <tbody>
            {chances.map((chance, index) => (
              <tr key={line.from + index}>
                <th scope="row">{line.from + index}</th>
                <td>{boundedText(chance)}</td>
                <td>{boundedText(happened[index])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Returns the chances of the line's side in the recorded fight, from the moment at which the line departs from it. */
function happenedIn({ analysis }: Playback, { from, side }: Variation): readonly (Bounded | undefined)[] {
  const { sides, moments } = analysis.value ?? {};
  const own = sides?.indexOf(side) ?? -1;
  return (moments ?? []).filter(({ rev }) => rev >= from).map(({ chances }) => chances[own]);
}

function boundedText(chance: Bounded | undefined): string {
  return chance ? words.bounded(percent(chance[0]), percent(chance[1]), percent(chance[2])) : '';
}
