import { Zap } from 'lucide';
import type { VNode } from 'preact';
import { commandsOf } from '../store/commands.ts';
import { useHand } from '../store/context.ts';
import { draftOf } from '../store/draft.ts';
import { entryOf } from '../store/offers.ts';
import type { Scene } from '../store/scene.ts';
import { advance } from '../tools/aiming.ts';
import { Icon } from './icon.tsx';

/** What the ruleset lets the GM do now, besides what every ruleset has. */
export function Commands({ scene }: { readonly scene: Scene }): VNode | null {
  const hand = useHand();
  const offers = commandsOf(scene, 'gm');
  if (offers.length === 0) return null;
  return (
    <div class="gm-commands">
      {offers.map((offer) => {
        const { label, help } = entryOf(scene, offer);
        return (
          <button
            key={offer.option}
            type="button"
            class="button small"
            title={help}
            data-testid={`command-${offer.option}`}
            onClick={() => advance(hand, scene, draftOf(offer))}
          >
            <Icon of={Zap} /> {label}
          </button>
        );
      })}
    </div>
  );
}
