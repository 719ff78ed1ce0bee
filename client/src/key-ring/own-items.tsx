import type { RingItem } from '@riposte/shared/protocol/key-ring';
import type { SavedDocument } from '@riposte/shared/protocol/library';
import type { Party } from '@riposte/shared/scenario/party';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../net/api.ts';
import type { LibraryRef } from '../net/library.ts';
import type { MyCampaign } from '../net/my-campaigns.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import * as campaign from '../words/campaign.ts';
import * as words from '../words/key-ring.ts';
import * as offline from '../words/offline.ts';
import type { RingBattle } from './local-items.ts';
import { itemsIn } from './requests.ts';
import { dropItem } from './sync.ts';
import type { RingState } from './use-ring.ts';

interface Of {
  readonly items: readonly RingItem[];
  readonly run: RingState['run'];
}

/** Lists what is on the key ring: battles with seats, campaigns, libraries, heroes and preferences. */
export function OwnItems({ items, run }: Of): VNode {
  const [battles, libraries] = [items.filter(isOf('battle')), items.filter(isOf('library'))];
  const campaigns = items.filter(isOf('campaign'));
  const others = items.filter(({ kind }) => kind === 'party' || kind === 'preferences');
  return (
    <>
      <section class="card" aria-labelledby="battles">
        <h2 id="battles">{words.battles}</h2>
        {battles.length === 0 && <p>{words.noBattles}</p>}
        <ul>
          {battles.map((item) => (
            <Battle key={item.id} item={item} run={run} />
          ))}
        </ul>
      </section>
      {campaigns.length > 0 && (
        <section class="card" aria-labelledby="campaigns">
          <h2 id="campaigns">{campaign.campaigns}</h2>
          <ul>
            {campaigns.map((item) => (
              <Campaign key={item.id} item={item} run={run} />
            ))}
          </ul>
        </section>
      )}
      <section class="card" aria-labelledby="libraries">
        <h2 id="libraries">{words.libraries}</h2>
        {libraries.length === 0 && <p>{words.noLibraries}</p>}
        <ul>
          {libraries.map((item) => (
            <Library key={item.id} item={item} run={run} />
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section class="card" aria-labelledby="heroes">
          <h2 id="heroes">{words.heroes}</h2>
          <ul>
            {others.map(({ kind, id, value }) => (
              <li key={kind + id}>
                {kind === 'party' ? words.heroesFor((value as Party).heroes.length, id) : words.preferences}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const isOf =
  (kind: RingItem['kind']) =>
  (item: RingItem): boolean =>
    item.kind === kind;

interface OfItem {
  readonly item: RingItem;
  readonly run: RingState['run'];
}

function Battle({ item, run }: OfItem): VNode {
  const { battle, token, title, ruleset, name } = item.value as RingBattle;
  return (
    <li data-testid="ring-battle">
      <div>
        <a href={`/t/${battle}#${token}`}>{title}</a>
        <small>{name === undefined ? ruleset : words.seatOf(ruleset, name)}</small>
      </div>
      <Drop item={item} run={run} />
    </li>
  );
}

function Campaign({ item, run }: OfItem): VNode {
  const { id, title, role } = item.value as MyCampaign;
  return (
    <li data-testid="ring-campaign">
      <div>
        <a href={`/campaign/${id}`}>{title}</a>
        <small>{campaign.roles[role]}</small>
      </div>
      <Drop item={item} run={run} />
    </li>
  );
}

function Library({ item, run }: OfItem): VNode {
  const [saved, setSaved] = useState<readonly SavedDocument[] | string>([]);
  const library = item.value as LibraryRef;
  useEffect(() => {
    itemsIn(library).then(setSaved, (error) =>
      setSaved(error instanceof Refused ? words.libraryGone : offline.noConnection),
    );
  }, [item.id]);
  return (
    <li data-testid="ring-library">
      <div>
        <a href={`/workshop#library=${library.id}.${library.key}`}>{words.openLibrary}</a>
        <small>{typeof saved === 'string' ? saved : words.itemsInLibrary(saved.length)}</small>
        {typeof saved !== 'string' && saved.length > 0 && (
          <ul>
            {saved.map(({ id, name, link }) => (
              <li key={id}>
                <a href={link}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Drop item={item} run={run} />
    </li>
  );
}

function Drop({ item, run }: OfItem): VNode {
  return (
    <ConfirmButton
      label={words.removeFromRing}
      testId="ring-drop"
      onSure={() => void run(() => dropItem(item))}
    />
  );
}
