import './asides.css';
import type { Id } from '@riposte/shared';
import { Zap } from 'lucide';
import type { VNode } from 'preact';
import { useHand, useScene } from '../store/context.ts';
import { draftOf, type Offer } from '../store/draft.ts';
import { costText, entryOf, forecastOf } from '../store/offers.ts';
import { nameIn } from '../store/scene.ts';
import { advance } from '../tools/aiming.ts';
import * as words from '../words/table.ts';
import { Icon } from './icon.tsx';

/** What this seat's fighters may do at any time, whoever's turn it is: a button for each. */
export function Asides(): VNode | null {
  const hand = useHand();
  const asides = hand.asides.value;
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

/** The same for more fighters than that is a list of them. */
const MOST_BUTTONS = 2;

function AsideList({ offers }: { readonly offers: readonly Offer[] }): VNode | null {
  const hand = useHand();
  const scene = useScene();
  const [first] = offers;
  if (!first) return null;
  const { label, help } = entryOf(scene, first);
  return (
    <select
      class="action"
      title={help}
      aria-label={label}
      value=""
      data-testid={`aside-${first.option}`}
      onChange={({ currentTarget }) => {
        const offer = offers[Number(currentTarget.value)];
        if (offer) advance(hand, scene, draftOf(offer));
      }}
    >
      <option value="" disabled>
        {label}…
      </option>
      {offers.map((offer, index) => (
        <option key={offer.by} value={index}>
          {nameIn(scene.table, offer.by)}
        </option>
      ))}
    </select>
  );
}

function Aside({ offer, withName }: { readonly offer: Offer; readonly withName: boolean }): VNode {
  const hand = useHand();
  const scene = useScene();
  const { label, help, clauses = [] } = entryOf(scene, offer);
  const cost = forecastOf(scene, offer, offer.variants[0] ?? {})?.cost;
  const who: Id | null = withName ? offer.by : null;
  return (
    <button
      type="button"
      class="action"
      title={[help, clauses.join(', ')].filter(Boolean).join(' · ')}
      data-testid={`aside-${offer.by}-${offer.option}`}
      onClick={() => advance(hand, scene, draftOf(offer))}
    >
      <span>{who === null ? label : `${nameIn(scene.table, who)}: ${label}`}</span>
      {cost && costText(scene, cost) !== '' && <small>{costText(scene, cost)}</small>}
    </button>
  );
}
