import './bring-heroes.css';
import './hero-list.css';
import type { SyncedHero } from '@riposte/shared/protocol/synced';
import type { Hero, Party } from '@riposte/shared/scenario/party';
import { readParty } from '@riposte/shared/scenario/party';
import { Check, UserPlus, X } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { savedHeroes, sendPortrait } from '../net/saved-heroes.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { Fault } from '../ui/error-text.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/bringing.ts';
import * as common from '../words/common.ts';
import { HeroLine } from './hero-line.tsx';
import { PartyCode } from './party-code.tsx';

/** The heroes that wait for approval. A GM sees the heroes of all players; other seats see only their own. */
export function BringHeroes(): VNode {
  const { isBringing } = useController();
  const { heroes } = useSnapshot();
  return (
    <section class="bringing card" aria-label={words.heroesWhoCome} data-testid="bringing">
      {heroes.map((coming) => (
        <FighterButtons key={coming.seat} {...coming} />
      ))}
      {isBringing.value && <Choose />}
    </section>
  );
}

function FighterButtons({ seat, hero }: SyncedHero): VNode {
  const model = useBattle();
  const { link } = useController();
  const { ruleset, seats } = useSnapshot();
  const isMine = seat === model.seat.value;
  const who = seats.find(({ id }) => id === seat)?.name ?? common.unknownName;
  const answer = (accepts: boolean) => void link.ask({ do: 'answer-hero', seat, accepts });
  const picture = hero.portrait === undefined ? undefined : model.addressOf.value(hero.portrait);
  return (
    <div role="status">
      <p>{isMine ? words.youWait : words.brings(who)}</p>
      <HeroLine hero={hero} ruleset={ruleset} picture={picture} />
      <div class="bringing-buttons">
        {isMine ? (
          <button
            type="button"
            class="button small"
            data-testid="withdraw-hero"
            onClick={() => void link.ask({ do: 'withdraw-hero' })}
          >
            <Icon of={X} /> {words.cancelRequest}
          </button>
        ) : (
          <>
            <button
              type="button"
              class="button primary small"
              data-testid="accept-hero"
              onClick={() => answer(true)}
            >
              <Icon of={Check} /> {words.letIn}
            </button>
            <button
              type="button"
              class="button small"
              data-testid="refuse-hero"
              onClick={() => answer(false)}
            >
              <Icon of={X} /> {words.notNow}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** The choice of a hero to bring: from this browser's saved heroes, or from a file. */
function Choose(): VNode {
  const { isBringing, link } = useController();
  const { ruleset, table } = useSnapshot();
  const [party, setParty] = useState<Party>(() => savedHeroes(ruleset.id));
  const [fault, setFault] = useState('');
  const close = () => {
    isBringing.value = false;
  };
  const read = (text: string | undefined) => {
    if (text === undefined) return setFault(common.codeIsIncomplete);
    const own = { content: table.content ?? {}, packs: [] };
    const found = readParty(text, { [ruleset.id]: ruleset }, { [ruleset.id]: own });
    if ('faults' in found) return setFault(common.lineIsWrong(found.faults[0].line, found.faults[0].message));
    setParty(found.party);
    setFault('');
  };
  const bring = async (hero: Hero) => {
    try {
      await sendPortrait(hero, party.pictures);
      if ((await link.ask({ do: 'bring-hero', hero })).ok) close();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <h2>{words.bringAHero}</h2>
      <HeroList party={party} onBring={(hero) => void bring(hero)} />
      <PartyCode onText={read} />
      <Fault says={fault} />
      <div class="bringing-buttons">
        <FileButton
          look="small"
          label={common.openPartyFile}
          testId="bring-file"
          onFile={(file) => void file.text().then(read)}
        />
        <button type="button" class="button quiet small" onClick={close}>
          {common.close}
        </button>
      </div>
    </>
  );
}

interface HeroListProps {
  readonly party: Party;
  readonly onBring: (hero: Hero) => void;
}

function HeroList({ party, onBring }: HeroListProps): VNode {
  const { ruleset } = useSnapshot();
  return (
    <>
      {party.heroes.length === 0 && (
        <p>
          {words.noHeroesSaved(ruleset.description.name, (text) => (
            <a href="/workshop" target="_blank" rel="noreferrer">
              {text}
            </a>
          ))}
        </p>
      )}
      <ul class="party-heroes">
        {party.heroes.map((hero, index) => (
          <li key={`${index} ${hero.name}`}>
            <HeroLine hero={hero} ruleset={ruleset} picture={party.pictures[hero.portrait ?? '']} />
            <button
              type="button"
              class="button primary small"
              data-testid={`bring-hero-${index}`}
              onClick={() => onBring(hero)}
            >
              <Icon of={UserPlus} /> {words.bring}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
