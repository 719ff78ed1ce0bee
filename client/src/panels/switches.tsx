import './switches.css';
import type { Id, Params } from '@riposte/shared';
import type { VNode } from 'preact';
import { chosenNow, switchesOf } from '../store/commands.ts';
import { useHand } from '../store/context.ts';
import type { Offer } from '../store/draft.ts';
import { entryOf } from '../store/offers.ts';
import type { Scene } from '../store/scene.ts';
import { valueText } from '../store/words.ts';

/** The standing choices that a ruleset gives a fighter, each a row of which one holds. */
export function Switches({ scene, id }: { readonly scene: Scene; readonly id: Id }): VNode {
  return (
    <>
      {switchesOf(scene, id).map((offer) => (
        <Switch key={offer.option} scene={scene} offer={offer} />
      ))}
    </>
  );
}

function Switch({ scene, offer }: { readonly scene: Scene; readonly offer: Offer }): VNode {
  const hand = useHand();
  const { label, help } = entryOf(scene, offer);
  const now = chosenNow(scene, offer);
  return (
    <div class="switch" role="radiogroup" aria-label={label} title={help}>
      <span class="eyebrow">{label}</span>
      {offer.variants.map((variant) => (
        // biome-ignore lint/a11y/useSemanticElements: a chip that is chosen at once reads better as a button
        <button
          key={JSON.stringify(variant)}
          type="button"
          role="radio"
          class="chip"
          aria-checked={Object.values(variant).includes(now)}
          data-testid={`switch-${offer.option}-${Object.values(variant).join('-')}`}
          onClick={() => void hand.take(offer, variant)}
        >
          {variantText(scene, offer, variant)}
        </button>
      ))}
    </div>
  );
}

function variantText(scene: Scene, { params }: Offer, variant: Params): string {
  return Object.entries(variant)
    .map(([key, value]) => valueText(scene, { key, kind: params[key] }, value))
    .join(', ');
}
