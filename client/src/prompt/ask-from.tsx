import './ask-from.css';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { prefer, preferences } from '../session/preferences.ts';
import * as words from '../words/fight.ts';

/** The thresholds to choose from, in percent of a fighter's health. At 0, the user is always asked. */
const GAINS = [0, 2, 5, 10, 20] as const;

/**
 * A personal setting: the smallest expected gain for which the user is asked to react. It applies to all fighters of
 * the seat.
 */
export function AskFrom(): VNode {
  const help = useId();
  const now = preferences.value.askFrom;
  return (
    <div class="ask-from">
      <div class="switch" role="radiogroup" aria-label={words.askOnlyIfWorthIt} aria-describedby={help}>
        <span class="eyebrow">{words.askOnlyIfWorthIt}</span>
        {GAINS.map((percent) => (
          // biome-ignore lint/a11y/useSemanticElements: a press chooses the chip immediately, as a button does
          <button
            key={percent}
            type="button"
            role="radio"
            class="chip"
            aria-checked={percent === now}
            data-testid={`ask-from-${percent}`}
            onClick={() => prefer({ askFrom: percent })}
          >
            {percent === 0 ? words.askAlways : words.askFromGain(percent)}
          </button>
        ))}
      </div>
      <small id={help}>{words.howGainIsCounted}</small>
    </div>
  );
}
