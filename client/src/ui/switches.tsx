import type { Id, Params } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import type { Offer } from '../battle/draft.ts';
import { entryOf } from '../battle/offers.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { valueText } from '../battle/words.ts';
import { currentChoice, standingChoicesOf } from '../session/commands.ts';
import { useController } from '../session/context.ts';
import { ChipGroup } from './chip-group.tsx';

/** The standing choices of a fighter, such as its stance. Each is a row of buttons, of which exactly one is active. */
export function Switches({ snapshot, id }: { readonly snapshot: BattleSnapshot; readonly id: Id }): VNode {
  return (
    <>
      {standingChoicesOf(snapshot, id).map((offer) => (
        <Switch key={offer.option} snapshot={snapshot} offer={offer} />
      ))}
    </>
  );
}

function Switch({ snapshot, offer }: { readonly snapshot: BattleSnapshot; readonly offer: Offer }): VNode {
  const { inputs } = useController();
  const { label, help } = entryOf(snapshot, offer);
  const now = currentChoice(snapshot, offer);
  return (
    <ChipGroup
      label={label}
      help={help}
      chips={offer.variants.map((variant) => ({
        text: variantText(snapshot, offer, variant),
        testId: `switch-${offer.option}-${Object.values(variant).join('-')}`,
        isChosen: Object.values(variant).includes(now),
        onChoose: () => void inputs.take(offer, variant),
      }))}
    />
  );
}

function variantText(snapshot: BattleSnapshot, { params }: Offer, variant: Params): string {
  const values = Object.entries(variant);
  return formatList(values.map(([key, value]) => valueText(snapshot, { key, kind: params[key] }, value)));
}
