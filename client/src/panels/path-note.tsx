import './path-note.css';
import { hexKey } from '@riposte/shared';
import { Footprints } from 'lucide';
import type { VNode } from 'preact';
import { useHand, useScene, useStage } from '../store/context.ts';
import { targetKey } from '../store/draft.ts';
import { costText, forecastOf } from '../store/offers.ts';
import { nameIn } from '../store/scene.ts';
import { percent } from '../store/words.ts';
import { fighterAt, offersOn } from '../tools/idle.ts';
import { waysOf } from '../tools/paths.ts';
import * as words from '../words/table.ts';
import { Icon } from './icon.tsx';
import { OddsView } from './odds.tsx';

/** What the hex under the pointer would mean: the way there with who would strike, or the odds against who stands there. */
export function PathNote(): VNode | null {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  const at = hand.proposed.value ?? stage.over.value;
  if (!at || hand.draft.value || hand.wielded.value !== null) return null;
  const fighter = fighterAt(scene.table, at);
  if (fighter !== undefined) return <TargetNote id={fighter} />;
  const way = waysOf(scene, hand.offers.value).get(hexKey(at));
  if (!way) return null;
  return (
    <section class="note card" data-testid="path-note">
      <p>
        <Icon of={Footprints} /> <b>{words.hexesFar(way.path.length)}</b>
        <span>{way.forecast ? costText(scene, way.forecast.cost) : ''}</span>
      </p>
      {way.forecast && <OddsView scene={scene} forecast={way.forecast} />}
      {hand.proposed.value && <p class="note-tap">{words.pressAgainToGoThere}</p>}
    </section>
  );
}

function TargetNote({ id }: { readonly id: string }): VNode | null {
  const hand = useHand();
  const scene = useScene();
  const [offer] = offersOn(scene, hand.offers.value, id);
  const key = offer && targetKey(offer, id);
  const variant = key === undefined ? undefined : offer?.variants.find((one) => one[key] === id);
  const forecast = offer && variant && forecastOf(scene, offer, variant);
  if (!offer || !forecast?.odds) return null;
  return (
    <section class="note card" data-testid="target-note">
      <p>
        <b>{nameIn(scene.table, id)}</b>
        <span>
          {scene.ruleset.description.actions[offer.option]?.label} {percent(forecast.odds.success)},{' '}
          {costText(scene, forecast.cost)}
        </span>
      </p>
      <OddsView scene={scene} forecast={forecast} />
    </section>
  );
}
