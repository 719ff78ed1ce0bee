import { Zap } from 'lucide';
import type { VNode } from 'preact';
import { draftOf } from '../battle/draft.ts';
import { entryOf } from '../battle/offers.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { commandsOf } from '../session/commands.ts';
import { useController } from '../session/context.ts';
import { advance } from '../tools/aiming.ts';
import { Icon } from '../ui/icon.tsx';

/** Buttons for the GM actions that only this ruleset has. */
export function Commands({ snapshot }: { readonly snapshot: BattleSnapshot }): VNode | null {
  const controller = useController();
  const offers = commandsOf(snapshot, 'gm');
  if (offers.length === 0) return null;
  return (
    <div class="gm-commands">
      {offers.map((offer) => {
        const { label, help } = entryOf(snapshot, offer);
        return (
          <button
            key={offer.option}
            type="button"
            class="button small"
            title={help}
            data-testid={`command-${offer.option}`}
            onClick={() => advance(controller, snapshot, draftOf(offer))}
          >
            <Icon of={Zap} /> {label}
          </button>
        );
      })}
    </div>
  );
}
