import './landing-page.css';
import type { CreatedBattle, RulesetInfo } from '@riposte/shared/protocol/messages';
import { ArrowRight, Dices, Layers, Link2 } from 'lucide';
import { render, type VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Invitations } from '../lobby/invitations.tsx';
import { fetchRulesets } from '../net/api.ts';
import { storeLinks } from '../net/links.ts';
import { myBattles, ownLink } from '../net/my-battles.ts';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import { StorageWarning } from '../ui/storage-warning.tsx';
import * as arrival from '../words/arrival.ts';
import * as common from '../words/common.ts';
import * as words from '../words/front.ts';
import { type Choice, PlayNow } from './play-now.tsx';
import { StartForm } from './start-form.tsx';

/** Milliseconds until the next request if the server does not answer. */
const ASK_AGAIN = 3000;

const loadListed = async () => (await import('./listed-fights.tsx')).ListedFights;
const loadMyBattles = async () => (await import('./my-battles.tsx')).MyBattles;

const PROMISES = [
  {
    icon: Layers,
    title: words.answerAnything,
    text: words.answerAnythingHow,
  },
  {
    icon: Dices,
    title: words.diceYouCanCheck,
    text: words.diceYouCanCheckHow,
  },
  {
    icon: Link2,
    title: words.oneLink,
    text: words.oneLinkHow,
  },
] as const;

/** Returns the first rulebook and its first fight, which new users play; undefined until the list has loaded. */
function firstOf(rulesets: readonly RulesetInfo[]): Choice | undefined {
  const [ruleset] = rulesets;
  const fight = ruleset?.scenarios[0];
  return ruleset && fight && { ruleset, fight };
}

/**
 * Shows the key ring at its address, and the front page at all other addresses. For a URL of a battle without a secret,
 * as in messages, opens the battle instead if this browser has had a seat there.
 */
export function showFrontPage(root: HTMLElement): void {
  const own = ownLink(location);
  if (own !== undefined) location.replace(own);
  else if (/^\/key-ring\/?$/.test(location.pathname))
    void import('../key-ring/key-ring-page.tsx').then(({ showKeyRing }) => showKeyRing(root));
  else render(<LandingPage notice={noticeOf(location)} />, root);
}

/** Returns the message for an unknown address; empty for the address `/`. */
function noticeOf({ pathname }: Location): string {
  if (pathname === '/') return '';
  return pathname.startsWith('/t/') ? arrival.linkLacksItsSecret : arrival.nothingAtThisAddress;
}

/** The front page. A single press starts a fight against bots, and a short form creates a fight for a group. */
function LandingPage({ notice }: { readonly notice: string }): VNode {
  const [created, setCreated] = useState<CreatedBattle | null>(null);
  const { rulesets, fault } = useRulesets();
  return (
    <main class="landing">
      <header>
        <img src="/favicon.svg" alt="" />
        <span>{common.riposte}</span>
      </header>
      {notice !== '' && (
        <p class="fault landing-notice" role="alert">
          {notice}
        </p>
      )}
      <StorageWarning />
      <div class="landing-columns">
        <Introduction rulesets={rulesets} />
        {created ? (
          <Ready created={created} />
        ) : (
          <StartForm
            rulesets={rulesets}
            fault={fault}
            onCreated={(battle) => {
              storeLinks(battle);
              setCreated(battle);
            }}
          />
        )}
      </div>
      <footer>
        <a href="/guide">{common.readTheGuide}</a> · <a href="/replay">{common.watchARecordedFight}</a> ·{' '}
        <a href="/key-ring" data-testid="to-key-ring">
          {common.keyRing}
        </a>
        <br />
        {words.credits(
          (text) => (
            <a href="https://game-icons.net">{text}</a>
          ),
          (text) => (
            <a href="https://creativecommons.org/licenses/by/3.0/">{text}</a>
          ),
        )}
      </footer>
    </main>
  );
}

/** The page's motto, a button that starts a first fight, and the fights that the user can join. */
function Introduction({ rulesets }: { readonly rulesets: readonly RulesetInfo[] }): VNode {
  const first = firstOf(rulesets);
  return (
    <div class="landing-words">
      <h1>
        {words.motto((text) => (
          <span>{text}</span>
        ))}
      </h1>
      <p>{words.whatItIs}</p>
      <div class="landing-now">
        <PlayNow choice={first} />
        {first && <small>{words.firstFight(first.fight.title, first.ruleset.name)}</small>}
        <small>
          {words.playForMonths}{' '}
          <a href="/campaign" data-testid="to-campaigns">
            {words.startACampaign}
          </a>
        </small>
      </div>
      <img
        class="landing-picture"
        src="/table.webp"
        width={864}
        height={540}
        loading="lazy"
        alt={words.whatATableLooksLike}
      />
      <ul class="promises">
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} />
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
      <Lazy load={loadListed} with={{ rulesets }} />
      {myBattles().length > 0 && <Lazy load={loadMyBattles} with={{}} />}
    </div>
  );
}

/** Loads the list of rulesets. Repeats the request while the server does not answer. */
function useRulesets(): { readonly rulesets: readonly RulesetInfo[]; readonly fault: string } {
  const [rulesets, setRulesets] = useState<readonly RulesetInfo[]>([]);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      fetchRulesets().then(
        (known) => {
          setRulesets(known);
          setFault('');
        },
        (error: Error) => {
          setFault(words.askingAgain(error.message));
          timer = setTimeout(ask, ASK_AGAIN);
        },
      );
    };
    ask();
    return () => clearTimeout(timer);
  }, []);
  return { rulesets, fault };
}

function Ready({ created: { links } }: { readonly created: CreatedBattle }): VNode {
  return (
    <section class="start card" aria-label={common.tableIsReady} data-testid="ready">
      <h2>{common.tableIsReady}</h2>
      <p>{words.sendTheseLinks}</p>
      <Invitations links={links} />
      <a class="button primary large" href={links.gm} data-testid="enter">
        {common.enterAsGameMaster} <Icon of={ArrowRight} />
      </a>
    </section>
  );
}
