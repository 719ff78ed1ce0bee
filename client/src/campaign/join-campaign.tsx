import '../ui/join.css';
import type { CampaignGreeting } from '@riposte/shared/protocol/campaign';
import { DoorOpen } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MyCampaign } from '../net/my-campaigns.ts';
import { noteCampaign } from '../net/my-campaigns.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { StorageWarning } from '../ui/storage-warning.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { greet, join } from './requests.ts';

interface Of {
  readonly id: string;
  /** The secret of the link. */
  readonly token: string;
  readonly onJoined: (mine: MyCampaign) => void;
}

/** The page that an invitation to a campaign opens. In an imported campaign, people can say which member they are. */
export function JoinCampaign({ id, token, onJoined }: Of): VNode {
  const [greeting, setGreeting] = useState<CampaignGreeting>();
  const [fault, setFault] = useState('');
  const [member, setMember] = useState('');
  const fail = (error: Error) => setFault(error.message);
  useEffect(() => {
    greet(id, token).then(setGreeting, fail);
  }, [id, token]);
  const enter = async (event: SubmitEvent, { title, role }: CampaignGreeting) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget as HTMLFormElement).get('name') ?? '').trim();
    const known = greeting?.unclaimed.find((one) => one.id === member);
    const as = known ? { name: known.name, member: known.id } : { name };
    await join(id, { token, ...as }).then((joined) => {
      const mine = { id, ...joined, title, role };
      noteCampaign(mine);
      onJoined(mine);
    }, fail);
  };
  return (
    <main class="join">
      <form class="card" onSubmit={(event) => greeting && void enter(event, greeting)}>
        <img src="/favicon.svg" alt="" />
        <h1>{greeting?.title ?? common.riposte}</h1>
        {greeting && (
          <>
            <p>{words.invitedAs[greeting.role]}</p>
            {greeting.unclaimed.length > 0 && (
              <Unclaimed members={greeting.unclaimed} chosen={member} onChoose={setMember} />
            )}
            {member === '' && (
              <>
                <label for="name">{words.yourName}</label>
                <input
                  id="name"
                  name="name"
                  data-testid="name"
                  required
                  maxLength={40}
                  autocomplete="nickname"
                  autofocus
                />
              </>
            )}
            <button type="submit" class="button primary" data-testid="join">
              <Icon of={DoorOpen} /> {words.joinCampaign}
            </button>
            <StorageWarning />
          </>
        )}
        <Fault says={fault} testId="join-fault" />
        {fault === '' && !greeting && <p role="status">{words.loading}</p>}
      </form>
    </main>
  );
}

interface OfUnclaimed {
  readonly members: CampaignGreeting['unclaimed'];
  /** The id of the chosen member; empty for a new one. */
  readonly chosen: string;
  readonly onChoose: (member: string) => void;
}

function Unclaimed({ members, chosen, onChoose }: OfUnclaimed): VNode {
  const all = [...members, { id: '', name: words.newHere }];
  return (
    <fieldset>
      <legend>{words.whoAreYou}</legend>
      {all.map(({ id, name }) => (
        <label key={id} class="campaign-check">
          <input
            type="radio"
            name="member"
            data-testid={`claim-${id || 'new'}`}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
