import './aim-card.css';
import { Check, Crosshair, X } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useHand, useScene, useStage } from '../store/context.ts';
import { aimedAt, choose, type Draft, mapRow, type Row } from '../store/draft.ts';
import { costText, entryOf, faultOfDraft, forecastOf, forecastOfDraft } from '../store/offers.ts';
import { placeOf } from '../store/places.ts';
import { nameIn, type Scene } from '../store/scene.ts';
import { percent } from '../store/words.ts';
import { advance } from '../tools/aiming.ts';
import { aim, offersOn } from '../tools/idle.ts';
import * as common from '../words/common.ts';
import * as words from '../words/table.ts';
import { ChoiceRows } from './choice-rows.tsx';
import { Clause } from './clause.tsx';
import { Hint } from './hint.tsx';
import { Icon } from './icon.tsx';
import { OddsView } from './odds.tsx';

/** What is being prepared: at whom, how, with which odds; and the button that does it. */
export function AimCard(): VNode | null {
  const hand = useHand();
  const scene = useScene();
  const draft = hand.draft.value;
  const card = useRef<HTMLElement>(null);
  const missing = draft ? mapRow(draft)?.key : undefined;
  useEffect(() => {
    const isOnMap = document.activeElement?.getAttribute('role') === 'application';
    if (!isOnMap) card.current?.focus({ preventScroll: true });
  }, [draft?.offer.option, draft?.offer.thing, missing]);
  if (!draft) return null;
  const row = mapRow(draft);
  const target = aimedAt(draft);
  const forecast = row ? undefined : forecastOfDraft(scene, draft);
  const fault = row ? undefined : faultOfDraft(scene, draft);
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
          {entryOf(scene, draft.offer).label}
          {target && <small> {nameIn(scene.table, target)}</small>}
        </h2>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={words.cancel}
          onClick={() => hand.drop()}
        >
          <Icon of={X} />
        </button>
      </header>
      {target && draft.offer.kind === 'turn' && <Alternatives target={target} draft={draft} />}
      <ChoiceRows scene={scene} draft={draft} onChange={(next) => hand.prepare(next)} />
      {row && <Candidates scene={scene} draft={draft} row={row} />}
      {forecast && <OddsView scene={scene} forecast={forecast} />}
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
          disabled={hand.isBusy.value || fault !== undefined}
          onClick={() => void hand.commit(draft)}
        >
          <Icon of={Check} /> {entryOf(scene, draft.offer).label}
          {forecast && costText(scene, forecast.cost) !== '' && (
            <small>{costText(scene, forecast.cost)}</small>
          )}
          <kbd>Enter</kbd>
        </button>
      )}
      <Hint id="aim" />
    </section>
  );
}

/** What else could be done to the same target. */
function Alternatives({ target, draft }: { readonly target: string; readonly draft: Draft }): VNode | null {
  const hand = useHand();
  const scene = useScene();
  const offers = offersOn(scene, hand.offers.value, target);
  if (offers.length < 2) return null;
  return (
    <div class="choice-row">
      {offers.map((offer) => (
        <button
          key={`${offer.option}-${offer.thing}`}
          type="button"
          class="chip"
          aria-pressed={offer.option === draft.offer.option && offer.thing === draft.offer.thing}
          title={entryOf(scene, offer).help}
          data-testid={`instead-${offer.thing ?? offer.option}`}
          onClick={() => aim(hand, offer, target)}
        >
          {entryOf(scene, offer).label}
        </button>
      ))}
    </div>
  );
}

/** The legal targets as buttons, for whoever does not use the map. */
function Candidates({
  scene,
  draft,
  row,
}: {
  readonly scene: Scene;
  readonly draft: Draft;
  readonly row: Row;
}): VNode {
  const hand = useHand();
  const isDrawn = useStage().isDrawn.value;
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
          onClick={() => advance(hand, scene, choose(draft, row.key, undefined))}
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
            const odds = variant && isListed ? forecastOf(scene, draft.offer, variant)?.odds : undefined;
            return (
              <button
                key={JSON.stringify(value)}
                type="button"
                class="chip"
                data-testid={isListed ? `target-${String(value)}` : 'candidate'}
                onClick={() => advance(hand, scene, next)}
              >
                {isListed
                  ? nameIn(scene.table, String(value))
                  : common.hex(placeOf(scene.table, row, value)?.join(', ') ?? '')}{' '}
                {odds && <b>{percent(odds.success)}</b>}
              </button>
            );
          })}
      </div>
    </>
  );
}
