import './try-line.css';
import type { Table } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Variation } from '@riposte/shared/recording/variation';
import { GitBranch } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { sidesOf } from '../battle/snapshot.ts';
import { newSeed } from '../net/ids.ts';
import type { Playback } from '../playback/playback.ts';
import { Icon } from '../ui/icon.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import * as words from '../words/variations.ts';

interface Of {
  readonly playback: Playback;
  /** The number of the next variation, for its name. */
  readonly number: number;
  readonly onBegin: (variation: Variation) => void;
}

/**
 * A button that starts a variation at the current moment of a replay. Absent if the recording lacks the proof of its
 * dice.
 */
export function TryLine({ playback, number, onBegin }: Of): VNode | null {
  const [isAsked, ask] = useState(false);
  const { film, rev } = playback;
  const table = film.table(playback.moment.value);
  if (!film.recording.head.proof) return null;
  const isOver = table.over !== null;
  const begin = (side: string) => {
    ask(false);
    onBegin({ from: rev, seed: newSeed(), side, name: words.defaultName(number), inputs: [] });
  };
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="try-line"
        disabled={isOver}
        title={isOver ? words.tryFromEarlier : undefined}
        onClick={() => {
          playback.pause();
          ask(true);
        }}
      >
        <Icon of={GitBranch} /> {words.whatIf}
      </button>
      {isAsked && (
        <SideSheet title={words.whatIf} onClose={() => ask(false)}>
          <TryLineForm table={table} asked={playback.asked} step={rev} onBegin={begin} />
        </SideSheet>
      )}
    </>
  );
}

interface FormProps {
  readonly table: Table;
  /** The fighters whose choices the battle waits for. */
  readonly asked: readonly string[];
  readonly step: number;
  readonly onBegin: (side: string) => void;
}

/** A form that asks which side the user plays. It proposes the side that has a choice to make. */
function TryLineForm({ table, asked, step, onBegin }: FormProps): VNode {
  const sides = sidesOf(table);
  const sideOfAsked = asked.map((id) => table.fighters[id]?.side).find((side) => side !== undefined);
  const [side, setSide] = useState(sideOfAsked ?? sides[0] ?? '');
  return (
    <form
      class="try-line"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(side);
      }}
    >
      <p>{words.howItWorks(step)}</p>
      <fieldset>
        <legend>{words.youPlay}</legend>
        {sides.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="side"
              value={one}
              checked={one === side}
              onChange={() => setSide(one)}
            />
            <span>
              {sideLabel(one)} <small class="muted">{namesOn(table, one)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <button type="submit" class="button primary large" data-testid="begin-line">
        {words.begin}
      </button>
    </form>
  );
}

function namesOn({ fighters }: Table, side: string): string {
  const names = Object.values(fighters).flatMap((one) =>
    one.side === side && !one.defeated ? [one.name] : [],
  );
  return formatList(names);
}
