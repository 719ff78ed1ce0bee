import { UserPlus, Zap } from 'lucide';
import type { VNode } from 'preact';
import { commandsOf } from '../store/commands.ts';
import { useHand } from '../store/context.ts';
import { draftOf } from '../store/draft.ts';
import { entryOf } from '../store/offers.ts';
import { type Scene, sidesOf } from '../store/scene.ts';
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

/** A newcomer: of which kind, on which side, and then a press on the map. */
export function Newcomer({ scene, onPlace }: { readonly scene: Scene; readonly onPlace: () => void }): VNode {
  const hand = useHand();
  const place = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget as HTMLFormElement);
    hand.place({ kind: String(chosen.get('kind')), side: String(chosen.get('side')) });
    onPlace();
  };
  return (
    <form class="gm-set" onSubmit={place}>
      <select name="kind" aria-label="Kind of newcomer" data-testid="gm-kind">
        {Object.entries(scene.ruleset.description.archetypes).map(([kind, { label }]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      <select name="side" aria-label="Side of the newcomer" data-testid="gm-side">
        {sidesOf(scene.table).map((side) => (
          <option key={side} value={side}>
            {side}
          </option>
        ))}
      </select>
      <button type="submit" class="button small" data-testid="gm-add">
        <Icon of={UserPlus} /> Add
      </button>
    </form>
  );
}
