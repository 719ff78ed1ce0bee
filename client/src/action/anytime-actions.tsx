import './anytime-actions.css';
import type { Id } from '@riposte/shared';
import { Zap } from 'lucide';
import type { VNode } from 'preact';
import { draftOf, type Offer } from '../battle/draft.ts';
import { costText, entryOf, forecastOf } from '../battle/offers.ts';
import { nameIn } from '../battle/snapshot.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { advance } from '../tools/aiming.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/table.ts';

/** Buttons for the actions that this seat's fighters may take at any time. */
export function AnytimeActions(): VNode | null {
  const { prompts } = useController();
  const asides = prompts.anytime.value;
  if (asides.length === 0) return null;
  const isAlone = asides.every(({ by }) => by === asides[0]?.by);
  const groups = [...Map.groupBy(asides, ({ option }) => option).values()];
  return (
    <fieldset class="asides" aria-label={words.atAnyTime} data-testid="asides">
      <span class="group-icon" title={words.atAnyTime}>
        <Icon of={Zap} />
      </span>
      {groups.map((offers) =>
        offers.length > MOST_BUTTONS ? (
          <AsideList key={offers[0]?.option} offers={offers} />
        ) : (
          offers.map((offer) => (
            <Aside key={`${offer.by}-${offer.option}`} offer={offer} withName={!isAlone} />
          ))
        ),
      )}
    </fieldset>
  );
}

/** Maximum number of fighters for which an action has separate buttons. For more fighters, a dropdown lists them. */
const MOST_BUTTONS = 2;

function AsideList({ offers }: { readonly offers: readonly Offer[] }): VNode | null {
  const controller = useController();
  const snapshot = useSnapshot();
  const [first] = offers;
  if (!first) return null;
  const { label, help } = entryOf(snapshot, first);
  return (
    <select
      class="action"
      title={help}
      aria-label={label}
      value=""
      data-testid={`aside-${first.option}`}
      onChange={({ currentTarget }) => {
        const offer = offers[Number(currentTarget.value)];
        if (offer) advance(controller, snapshot, draftOf(offer));
      }}
    >
      <option value="" disabled>
        {label}…
      </option>
      {offers.map((offer, index) => (
        <option key={offer.by} value={index}>
          {nameIn(snapshot.table, offer.by)}
        </option>
      ))}
    </select>
  );
}

function Aside({ offer, withName }: { readonly offer: Offer; readonly withName: boolean }): VNode {
  const controller = useController();
  const snapshot = useSnapshot();
  const { label, help, clauses = [] } = entryOf(snapshot, offer);
  const cost = forecastOf(snapshot, offer, offer.variants[0] ?? {})?.cost;
  const who: Id | null = withName ? offer.by : null;
  return (
    <button
      type="button"
      class="action"
      title={[help, clauses.join(', ')].filter(Boolean).join(' · ')}
      data-testid={`aside-${offer.by}-${offer.option}`}
      onClick={() => advance(controller, snapshot, draftOf(offer))}
    >
      <span>{who === null ? label : `${nameIn(snapshot.table, who)}: ${label}`}</span>
      {cost && costText(snapshot, cost) !== '' && <small>{costText(snapshot, cost)}</small>}
    </button>
  );
}
