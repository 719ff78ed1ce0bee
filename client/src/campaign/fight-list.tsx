import type { CampaignFight } from '@riposte/shared/campaign/campaign';
import { Swords } from 'lucide';
import type { VNode } from 'preact';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { Changed } from './changed.tsx';
import { addressOf, PlaceLink } from './places.tsx';
import { tableOf } from './requests.ts';
import { dateText } from './times.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** The fights of a campaign: those in progress first, and then the finished ones, latest first. */
export function FightList(): VNode {
  const { fights } = useCampaign().campaign;
  const latest = fights.toReversed();
  const [open, over] = [latest.filter(({ isOver }) => !isOver), latest.filter(({ isOver }) => isOver)];
  return (
    <section class="card" aria-labelledby="fights" data-testid="fights">
      <h2 id="fights">{words.fights}</h2>
      <div role="status">{open.length === 0 && <p>{words.noFightOpen}</p>}</div>
      <ul class="campaign-rows">
        {[...open, ...over].map((fight) => (
          <FightLine key={fight.id} fight={fight} />
        ))}
      </ul>
    </section>
  );
}

/** Returns the state of a fight as a short text, such as "in progress". */
function stateOf({ isOver, isDeleted, results }: CampaignFight): string {
  if (isDeleted) return words.tableDeleted;
  if (!isOver) return words.inProgress;
  return results.some(({ status }) => status === 'proposed') ? words.resultsWait : words.finished;
}

function FightLine({ fight }: { readonly fight: CampaignFight }): VNode {
  return (
    <li data-testid={`fight-${fight.id}`}>
      <div>
        <PlaceLink to={addressOf('fight', fight.id)}>{fight.title}</PlaceLink> <Changed id={fight.id} />
        <small>
          {dateText(fight.at)} · {stateOf(fight)}
        </small>
      </div>
      {fight.isOver ? <ReplayLink fight={fight} /> : <EnterButton fight={fight} />}
    </li>
  );
}

/** A button that opens the table of a fight. */
export function EnterButton({ fight: { id, title } }: { readonly fight: CampaignFight }): VNode {
  const { access, me } = useCampaign();
  const { fault, run } = useSending();
  return (
    <>
      <button
        type="button"
        class="button primary"
        aria-label={words.enterFight(title)}
        data-testid={`enter-${id}`}
        onClick={() => void run(async () => location.assign(await tableOf(access, id, me.name)))}
      >
        <Icon of={Swords} /> {words.enter}
      </button>
      <Fault says={fault} />
    </>
  );
}

/** A link to the recording of a fight, if there is one. */
export function ReplayLink({ fight: { recording, title } }: { readonly fight: CampaignFight }): VNode | null {
  if (recording === null) return null;
  return (
    <a class="button small" href={recording} aria-label={words.replayOf(title)}>
      {common.watchReplay}
    </a>
  );
}
