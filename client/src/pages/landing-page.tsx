import './landing-page.css';
import type { CreatedBattle, RulesetInfo } from '@riposte/shared/protocol/messages';
import { ArrowRight, Dices, Layers, Link2 } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetchRulesets } from '../net/api.ts';
import { keepLinks } from '../net/links.ts';
import { myBattles } from '../net/my-battles.ts';
import { Icon } from '../panels/icon.tsx';
import { Invitations } from '../panels/invitations.tsx';
import { Lazy } from '../panels/lazy.tsx';
import { Unkept } from '../panels/unkept.tsx';
import { type Choice, PlayNow } from './play-now.tsx';
import { StartForm } from './start-form.tsx';

/** A server that does not answer is asked again after so long, in milliseconds. */
const ASK_AGAIN = 3000;

const loadListed = async () => (await import('./listed-fights.tsx')).ListedFights;
const loadMyBattles = async () => (await import('./my-battles.tsx')).MyBattles;

const PROMISES = [
  {
    icon: Layers,
    title: 'Answer anything',
    text: 'Dodge, parry, step in between: every action can be answered at the moment the rules allow it, and the table waits for you.',
  },
  {
    icon: Dices,
    title: 'Dice you can check',
    text: 'The seed’s hash is on the table before the first roll, the seed itself after the last.',
  },
  {
    icon: Link2,
    title: 'One link, no accounts',
    text: 'Send a link, claim a fighter, play. Lose the connection and you are back in your seat.',
  },
] as const;

/** The rulebook and the fight that somebody begins with who has chosen none. */
function firstOf(rulesets: readonly RulesetInfo[]): Choice | undefined {
  const [ruleset] = rulesets;
  const fight = ruleset?.scenarios[0];
  return ruleset && fight && { ruleset, fight };
}

/** The front page: into a fight in one press, or begin one for a group within a minute. */
export function LandingPage({ notice = '' }: { readonly notice?: string }): VNode {
  const [created, setCreated] = useState<CreatedBattle | null>(null);
  const { rulesets, fault } = useRulesets();
  const first = firstOf(rulesets);
  return (
    <main class="landing">
      <header>
        <img src="/favicon.svg" alt="" />
        <span>Riposte</span>
      </header>
      {notice !== '' && (
        <p class="fault landing-notice" role="alert">
          {notice}
        </p>
      )}
      <Unkept />
      <div class="landing-columns">
        <div class="landing-words">
          <h1>
            Every blow
            <br />
            has an answer.
          </h1>
          <p>
            A battle table for your group: a hex map, a rulebook that the server keeps for you, and a moment
            for everyone to react.
          </p>
          <div class="landing-now">
            <PlayNow choice={first} />
            {first && (
              <small>
                {first.fight.title} by the rules of {first.ruleset.name}, against a bot. No account, nothing
                to read first.
              </small>
            )}
          </div>
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
        {created ? (
          <Ready created={created} />
        ) : (
          <StartForm
            rulesets={rulesets}
            fault={fault}
            onCreated={(battle) => {
              keepLinks(battle);
              setCreated(battle);
            }}
          />
        )}
      </div>
      <footer>
        <a href="/replay">Watch a recorded fight</a>
        <br />
        Pictures of fighters: <a href="https://game-icons.net">game-icons.net</a>, by Lorc, Delapouite and
        others, <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </footer>
    </main>
  );
}

/** What there is to play; asked for again and again while the server does not answer. */
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
          setFault(`${error.message} Asking again…`);
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
    <section class="start card" aria-label="Your table is ready" data-testid="ready">
      <h2>Your table is ready</h2>
      <p>Send these links to your group. Whoever has a link has its rights, so keep yours to yourself.</p>
      <Invitations links={links} />
      <a class="button primary large" href={links.gm} data-testid="enter">
        Enter as game master <Icon of={ArrowRight} />
      </a>
    </section>
  );
}
