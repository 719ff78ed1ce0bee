import './aim-card.css';
import { Check, Crosshair, X } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { aimedAt, choose, type Draft, mapRow, type Row } from '../battle/draft.ts';
import { costText, entryOf, faultOfDraft, forecastOf, forecastOfDraft } from '../battle/offers.ts';
import { placeOf } from '../battle/places.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { percent } from '../battle/words.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { advance } from '../tools/aiming.ts';
import { aim, offersOn } from '../tools/idle.ts';
import { Clause, Clauses } from '../ui/clause-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/table.ts';
import { ChoiceRows } from './choice-rows.tsx';
import { OddsView } from './odds.tsx';

const loadBetter = async () => (await import('../advice/better-panel.tsx')).BetterPanel;

/** The prepared action: its target, parameters and odds, and the button that confirms it. */
export function AimCard(): VNode | null {
  const { activity, inputs } = useController();
  const snapshot = useSnapshot();
  const draft = activity.draft.value;
  const card = useRef<HTMLElement>(null);
  const missing = draft ? mapRow(draft)?.key : undefined;
  useEffect(() => {
    const isOnMap = document.activeElement?.getAttribute('role') === 'application';
    if (!isOnMap) card.current?.focus({ preventScroll: true });
  }, [draft?.offer.option, draft?.offer.thing, missing]);
  if (!draft) return null;
  const row = mapRow(draft);
  const target = aimedAt(draft);
  const forecast = row ? undefined : forecastOfDraft(snapshot, draft);
  const fault = row ? undefined : faultOfDraft(snapshot, draft);
  return (
    <section
      ref={card}
      class="aim-card card"
      tabIndex={-1}
      aria-label={words.preparedAction}
      data-testid="aim-card"
    >
      <header>
        <h2>
          {entryOf(snapshot, draft.offer).label}
          {target && <small> {nameIn(snapshot.table, target)}</small>}
        </h2>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={words.cancel}
          onClick={() => activity.drop()}
        >
          <Icon of={X} />
        </button>
      </header>
      {target && draft.offer.kind === 'turn' && <Alternatives target={target} draft={draft} />}
      <ChoiceRows snapshot={snapshot} draft={draft} onChange={(next) => activity.prepare(next)} />
      {row && <Candidates snapshot={snapshot} draft={draft} row={row} />}
      {forecast && <OddsView snapshot={snapshot} forecast={forecast} isInteractive />}
      <Clauses ids={entryOf(snapshot, draft.offer).clauses} />
      {fault && (
        <p class="aim-fault" role="alert" data-testid="aim-fault">
          {fault.message} {fault.clause !== undefined && <Clause id={fault.clause} />}
        </p>
      )}
      {!row && (
        <button
          type="button"
          class="button primary"
          data-testid="confirm"
          disabled={inputs.isBusy.value || fault !== undefined}
          onClick={() => void inputs.commit(draft)}
        >
          <Icon of={Check} /> {entryOf(snapshot, draft.offer).label}
          {forecast && costText(snapshot, forecast.cost) !== '' && (
            <small>{costText(snapshot, forecast.cost)}</small>
          )}
          <kbd>Enter</kbd>
        </button>
      )}
      {!row && draft.offer.kind === 'turn' && (
        <Lazy load={loadBetter} with={{ draft, isCertain: (forecast?.odds?.success ?? 1) === 1 }} />
      )}
    </section>
  );
}

/** Buttons for other actions against the same target. */
function Alternatives({ target, draft }: { readonly target: string; readonly draft: Draft }): VNode | null {
  const controller = useController();
  const snapshot = useSnapshot();
  const offers = offersOn(snapshot, controller.prompts.offers.value, target);
  if (offers.length < 2) return null;
  return (
    <div class="choice-row">
      {offers.map((offer) => (
        <button
          key={`${offer.option}-${offer.thing}`}
          type="button"
          class="chip"
          aria-pressed={offer.option === draft.offer.option && offer.thing === draft.offer.thing}
          title={entryOf(snapshot, offer).help}
          data-testid={`instead-${offer.thing ?? offer.option}`}
          onClick={() => aim(controller, offer, target)}
        >
          {entryOf(snapshot, offer).label}
        </button>
      ))}
    </div>
  );
}

/** The legal targets as buttons, for players who do not use the map. */
function Candidates({
  snapshot,
  draft,
  row,
}: {
  readonly snapshot: BattleSnapshot;
  readonly draft: Draft;
  readonly row: Row;
}): VNode {
  const controller = useController();
  const model = useBattle();
  const isDrawn = model.isDrawn.value;
  const isListed = row.look === 'fighter';
  return (
    <>
      <p class="aim-hint">
        <Icon of={Crosshair} /> {isListed ? words.chooseATarget : words.chooseAHex}
      </p>
      {!isListed && row.values.includes(undefined) && (
        <button
          type="button"
          class="chip"
          data-testid="stay"
          onClick={() => advance(controller, snapshot, choose(draft, row.key, undefined))}
        >
          {words.stayHere}
        </button>
      )}
      <div class={isListed || !isDrawn ? 'choice-row' : 'sr-only'}>
        {row.values
          .filter((value) => value !== undefined)
          .map((value) => {
            const next = choose(draft, row.key, value);
            const variant = draft.offer.variants.find(
              (one) => JSON.stringify(one[row.key]) === JSON.stringify(value),
            );
            const odds = variant && isListed ? forecastOf(snapshot, draft.offer, variant)?.odds : undefined;
            return (
              <button
                key={JSON.stringify(value)}
                type="button"
                class="chip"
                data-testid={isListed ? `target-${String(value)}` : 'candidate'}
                onFocus={() => {
                  const at = placeOf(snapshot.table, row, value);
                  if (at) model.over.value = at;
                }}
                onClick={() => advance(controller, snapshot, next)}
              >
                {isListed
                  ? nameIn(snapshot.table, String(value))
                  : common.hex(placeOf(snapshot.table, row, value)?.join(', ') ?? '')}{' '}
                {odds && <b>{percent(odds.success)}</b>}
              </button>
            );
          })}
      </div>
    </>
  );
}
