import './round-track.css';
import type { Track, TrackStep } from '@riposte/shared';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '../words/fight.ts';
import { RibbonFighter } from './ribbon-fighter.tsx';

/**
 * The turn order of a round that is played in steps: the current step, the fighters in each step, and which of them
 * have acted.
 */
export function RoundTrack({ track: { steps, now, note } }: { readonly track: Track }): VNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [now]);
  const passed = steps.findIndex(({ id }) => id === now);
  return (
    <ol class="ribbon track" aria-label={words.theRoundStepByStep} data-testid="track" ref={list}>
      {note !== undefined && (
        <li class="track-note" data-testid="track-note">
          {note}
        </li>
      )}
      {steps.map((step, index) => (
        <Step key={step.id} step={step} isNow={step.id === now} isPast={!step.isAside && index < passed} />
      ))}
    </ol>
  );
}

interface Of {
  readonly step: TrackStep;
  readonly isNow: boolean;
  readonly isPast: boolean;
}

function Step({ step: { id, label, help, members, done, isAside }, isNow, isPast }: Of): VNode {
  const tone = isNow ? 'now' : isPast ? 'past' : '';
  return (
    <li
      class={`track-step ${tone} ${isAside ? 'aside' : ''}`}
      aria-current={isNow ? 'step' : undefined}
      data-testid={`step-${id}`}
    >
      <span class="track-name" title={help}>
        {label}
      </span>
      <ul>
        {members.map((member) => (
          <li key={member}>
            <RibbonFighter id={member} isDone={done.includes(member)} />
          </li>
        ))}
      </ul>
    </li>
  );
}
