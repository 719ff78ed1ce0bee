import type { CampaignHero } from '@riposte/shared/campaign/campaign';
import type { Json } from '@riposte/shared/engine/schema/json';
import type { VNode } from 'preact';
import { OrderRow } from '../prompt/order-row.tsx';
import type { OrderScene } from '../prompt/order-sentence.ts';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import * as orderWords from '../words/orders.ts';
import { heroName } from './hero-words.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** The auto-responses that a hero brings to its next fight, each with a button to remove it; null if there are none. */
export function HeroOrders({ hero: { id, orders = [] } }: { readonly hero: CampaignHero }): VNode | null {
  const { campaign, ruleset } = useCampaign();
  const { fault, send } = useSending();
  if (orders.length === 0) return null;
  const fighters = campaign.heroes.map(
    (hero) => [hero.id, { name: heroName(ruleset, hero), side: '' }] as const,
  );
  const scene: OrderScene = { ruleset, table: { fighters: Object.fromEntries(fighters) } };
  return (
    <section class="card" aria-labelledby="hero-orders" data-testid="hero-orders">
      <h2 id="hero-orders">{orderWords.responses}</h2>
      <p>{words.howOrdersGoOn}</p>
      <ol class="order-list" aria-labelledby="hero-orders">
        {orders.map((order) => (
          <OrderRow
            key={JSON.stringify(order)}
            {...{ scene, id, order }}
            onRemove={() => void send({ do: 'remove-order', hero: id, order: order as unknown as Json })}
          />
        ))}
      </ol>
      <Fault says={fault} testId="order-fault" />
    </section>
  );
}
