import './ask-from.css';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { prefer, preferences } from '../session/preferences.ts';
import { ChipGroup } from '../ui/chip-group.tsx';
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
      <ChipGroup
        label={words.askOnlyIfWorthIt}
        describedBy={help}
        chips={GAINS.map((percent) => ({
          text: percent === 0 ? words.askAlways : words.askFromGain(percent / 100),
          testId: `ask-from-${percent}`,
          isChosen: percent === now,
          onChoose: () => prefer({ askFrom: percent }),
        }))}
      />
      <small id={help}>{words.howGainIsCounted}</small>
    </div>
  );
}
