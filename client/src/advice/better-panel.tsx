import './better-panel.css';
import type { Alternative } from '@riposte/shared/advice/alternatives';
import type { CauseChange } from '@riposte/shared/advice/changed-causes';
import type { Plan } from '@riposte/shared/advice/rehearsal';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Draft } from '../battle/draft.ts';
import { entryOf, offersOf } from '../battle/offers.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { percent, valueText } from '../battle/words.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import type { SeatController } from '../session/seat-controller.ts';
import * as words from '../words/advice.ts';
import { seenIn, useAdviceWorker } from './advice-worker-client.ts';
import { draftFor, planOf } from './step-draft.ts';

/** The number of causes that are named for each alternative. */
const MOST_CAUSES = 2;

/** A previewed step, and the prepared action that it would improve. */
interface Previewed {
  readonly draft: Draft;
  readonly from: Draft;
  readonly chance: string;
}

interface Of {
  readonly draft: Draft;
  /** True if the action always succeeds, so nothing can raise its chance. */
  readonly isCertain: boolean;
}

/** Alternatives that would raise the chance of the prepared action. Pressing one previews it without sending it. */
export function BetterPanel({ draft, isCertain }: Of): VNode | null {
  const snapshot = useSnapshot();
  const controller = useController();
  const plan = isCertain ? undefined : planOf(draft);
  const found = useAlternatives(snapshot, plan);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const shown = previewed?.draft === draft ? previewed : null;
  const { model, activity } = controller;
  if (!plan && !shown) return null;
  const preview = (alternative: Alternative) => {
    const next = stepDraft(controller, snapshot, alternative);
    if (alternative.kind === 'ally' || !next) {
      model.over.value = alternative.end ?? null;
      return;
    }
    setPreviewed({ draft: next, from: draft, chance: percent(alternative.chance) });
    activity.prepare(next);
  };
  return (
    <section class="better" aria-label={words.better} aria-live="polite" data-testid="better">
      {shown && (
        <p class="better-preview">
          {words.thenChance(entryOf(snapshot, shown.from.offer).label, shown.chance)}{' '}
          <button
            type="button"
            class="chip"
            data-testid="better-back"
            onClick={() => activity.prepare(shown.from)}
          >
            {words.back(entryOf(snapshot, shown.from.offer).label)}
          </button>
        </p>
      )}
      {plan && found === null && <p class="better-none">{words.searching}</p>}
      {found && found.length > 0 && (
        <>
          <h3>{words.better}</h3>
          <ul>
            {found.map((alternative) => (
              <li key={alternative.kind}>
                <Choice draft={draft} alternative={alternative} onPreview={() => preview(alternative)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {found?.length === 0 && <p class="better-none">{words.nothingBetter}</p>}
    </section>
  );
}

/** Returns the alternatives to a plan; null until they are known, or if there is no plan. */
function useAlternatives(snapshot: BattleSnapshot, plan: Plan | undefined): readonly Alternative[] | null {
  const worker = useAdviceWorker();
  const [found, setFound] = useState<readonly Alternative[] | null>(null);
  const asked = JSON.stringify(plan);
  useEffect(() => {
    setFound(null);
    if (!plan) return worker.forget();
    worker.ask({ ...seenIn(snapshot), plan }, (reply) => {
      if ('alternatives' in reply) setFound(reply.alternatives);
    });
  }, [asked, snapshot.rev]);
  return found;
}

/** Returns the draft of an alternative's step; undefined if this seat cannot take the step now. */
function stepDraft(
  { prompts }: SeatController,
  snapshot: BattleSnapshot,
  { step }: Alternative,
): Draft | undefined {
  const turn = prompts.turns.value.find((prompt) => prompt.for === step.by);
  return turn && draftFor(offersOf(snapshot, turn), step);
}

interface ChoiceOf {
  readonly draft: Draft;
  readonly alternative: Alternative;
  readonly onPreview: () => void;
}

function Choice({ draft, alternative, onPreview }: ChoiceOf): VNode {
  const controller = useController();
  const snapshot = useSnapshot();
  const { over } = useBattle();
  const { kind, chance, causes, end } = alternative;
  const what = whatOf(controller, snapshot, draft, alternative);
  const because = causesText(causes.filter(({ label }) => !what.toLowerCase().includes(label.toLowerCase()))); // leaves out a cause that `what` already names, as in "First: Focus"
  return (
    <button
      type="button"
      class="better-choice"
      data-testid={`better-${kind}`}
      data-at={end?.join(',')}
      aria-label={words.preview(formatList([what, because].filter(Boolean)), percent(chance))}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && end) over.value = end;
      }}
      onClick={onPreview}
    >
      <span>
        {what} {because !== '' && <small>{because}</small>}
      </span>
      <b>{percent(chance)}</b>
    </button>
  );
}

/** Returns the description of an alternative, such as "From 2, -1" for an attack from another hex. */
function whatOf(
  controller: SeatController,
  snapshot: BattleSnapshot,
  draft: Draft,
  alternative: Alternative,
): string {
  const { kind, step, end } = alternative;
  const place = end?.join(', ') ?? '';
  if (kind === 'place') return words.fromHex(place);
  if (kind === 'ally') return words.ifAllyStands(nameIn(snapshot.table, step.by), place);
  if (kind === 'details') return detailsText(snapshot, draft, alternative);
  const offer = stepDraft(controller, snapshot, alternative)?.offer;
  return words.first(entryOf(snapshot, offer ?? { kind: 'turn', option: step.option }).label);
}

function detailsText(snapshot: BattleSnapshot, draft: Draft, { step }: Alternative): string {
  const before = planOf(draft)?.params ?? {};
  const textOf = (key: string, params: typeof before) =>
    valueText(snapshot, { key, kind: draft.offer.params[key] }, params[key]);
  const isChanged = (key: string) => JSON.stringify(before[key]) !== JSON.stringify(step.params[key]);
  const now = Object.keys(step.params).filter(isChanged);
  if (now.length > 0) return words.withDetails(formatList(now.map((key) => textOf(key, step.params))));
  const gone = Object.keys(before).filter(isChanged);
  return words.withoutDetails(formatList(gone.map((key) => textOf(key, before))));
}

/** Returns the causes as text. If any cause was added or removed, leaves out those whose effect has merely changed. */
function causesText(causes: readonly CauseChange[]): string {
  const clear = causes.filter(({ change }) => change !== 'changed');
  const shown = (clear.length > 0 ? clear : causes).slice(0, MOST_CAUSES);
  return formatList(shown.map(({ change, label }) => (change === 'removed' ? words.without(label) : label)));
}
