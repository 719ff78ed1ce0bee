import './path-note.css';
import { hexKey } from '@riposte/shared';
import { Footprints } from 'lucide';
import type { VNode } from 'preact';
import { targetKey } from '../battle/draft.ts';
import { costText, forecastOf } from '../battle/offers.ts';
import { fighterAt } from '../battle/places.ts';
import { nameIn } from '../battle/snapshot.ts';
import { percent } from '../battle/words.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { offersOn } from '../tools/idle.ts';
import { waysOf } from '../tools/paths.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/table.ts';
import { OddsView } from './odds.tsx';

/**
 * A note about the hex under the pointer. Shows the path to the hex with its risks or, if an enemy stands there, the
 * odds against that enemy.
 */
export function PathNote(): VNode | null {
  const model = useBattle();
  const { activity, prompts } = useController();
  const snapshot = useSnapshot();
  const at = activity.proposed.value ?? model.over.value;
  if (!at || activity.draft.value || activity.tool.value || activity.measuring.value) return null;
  const fighter = fighterAt(snapshot.table, at);
  if (fighter !== undefined) return <TargetNote id={fighter} />;
  const way = waysOf(snapshot, prompts.offers.value).get(hexKey(at));
  if (!way) return null;
  return (
    <section class="note card" data-testid="path-note">
      <p>
        <Icon of={Footprints} /> <b>{words.hexesFar(way.path.length)}</b>
        <span>{way.forecast ? costText(snapshot, way.forecast.cost) : ''}</span>
      </p>
      {way.forecast && <OddsView snapshot={snapshot} forecast={way.forecast} />}
      {activity.proposed.value && <p class="note-tap">{words.pressAgainToGoThere}</p>}
    </section>
  );
}

function TargetNote({ id }: { readonly id: string }): VNode | null {
  const { prompts } = useController();
  const snapshot = useSnapshot();
  const [offer] = offersOn(snapshot, prompts.offers.value, id);
  const key = offer && targetKey(offer, id);
  const variant = key === undefined ? undefined : offer?.variants.find((one) => one[key] === id);
  const forecast = offer && variant && forecastOf(snapshot, offer, variant);
  if (!offer || !forecast?.odds) return null;
  return (
    <section class="note card" data-testid="target-note">
      <p>
        <b>{nameIn(snapshot.table, id)}</b>
        <span>
          {snapshot.ruleset.description.actions[offer.option]?.label} {percent(forecast.odds.success)},{' '}
          {costText(snapshot, forecast.cost)}
        </span>
      </p>
      <OddsView snapshot={snapshot} forecast={forecast} />
    </section>
  );
}
