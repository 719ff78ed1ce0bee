import './landing-page.css';
import type { OptionField } from '@riposte/shared';
import type { CreatedBattle, RulesetInfo } from '@riposte/shared/protocol/messages';
import { ArrowRight, Dices, Layers, Link2, Swords } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { createBattle, fetchRulesets } from '../net/api.ts';
import { keepLinks } from '../net/links.ts';
import { Icon } from '../panels/icon.tsx';
import { Invitations } from '../panels/invitations.tsx';
import { OptionFields, type Options } from './option-fields.tsx';

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

/** What every table can be made to do, whatever its rulebook. */
const WINDOW_FIELD: OptionField = {
  key: 'windowSeconds',
  label: 'Bluff-safe windows',
  help: 'Seconds for which the table waits for everybody who could answer, able or not. 0: it waits for those who are.',
  type: 'number',
  min: 0,
  max: 10,
  initial: 0,
};

/** The front page: begin a fight within a minute. */
export function LandingPage(): VNode {
  const [created, setCreated] = useState<CreatedBattle | null>(null);
  return (
    <main class="landing">
      <header>
        <img src="/favicon.svg" alt="" />
        <span>Riposte</span>
      </header>
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
          <ul>
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
        </div>
        {created ? (
          <Ready created={created} />
        ) : (
          <StartForm
            onCreated={(battle) => {
              keepLinks(battle);
              setCreated(battle);
            }}
          />
        )}
      </div>
    </main>
  );
}

function StartForm({ onCreated }: { readonly onCreated: (battle: CreatedBattle) => void }): VNode {
  const [rulesets, setRulesets] = useState<readonly RulesetInfo[]>([]);
  const [rulesetId, setRuleset] = useState('');
  const [scenario, setScenario] = useState('');
  const [options, setOptions] = useState<Options>({});
  const [common, setCommon] = useState<Options>({});
  const [fault, setFault] = useState('');
  useEffect(() => {
    fetchRulesets().then(setRulesets, (error: Error) => setFault(error.message));
  }, []);
  const ruleset = rulesets.find(({ id }) => id === rulesetId) ?? rulesets[0];
  const fight = ruleset?.scenarios.find(({ id }) => id === scenario) ?? ruleset?.scenarios[0];
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ruleset || !fight) return;
    const windowSeconds = Number(common.windowSeconds ?? 0);
    const asked = { ruleset: ruleset.id, scenario: fight.id, options };
    createBattle(windowSeconds > 0 ? { ...asked, windowSeconds } : asked).then(onCreated, (error: Error) =>
      setFault(error.message),
    );
  };
  return (
    <form class="start card" onSubmit={start}>
      <h2>Start a fight</h2>
      <fieldset>
        <legend class="eyebrow">Rulebook</legend>
        {rulesets.map(({ id, name, tagline }) => (
          <label key={id} class="pick">
            <input
              type="radio"
              name="ruleset"
              checked={id === ruleset?.id}
              onChange={() => {
                setRuleset(id);
                setScenario('');
                setOptions({});
              }}
            />
            <b>{name}</b>
            <span class="pick-help">{tagline}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend class="eyebrow">Ready-made fight</legend>
        {ruleset?.scenarios.map(({ id, title, blurb }) => (
          <label key={id} class="pick">
            <input
              type="radio"
              name="scenario"
              data-testid={`scenario-${id}`}
              checked={id === fight?.id}
              onChange={() => setScenario(id)}
            />
            <b>{title}</b>
            <span class="pick-help">{blurb}</span>
          </label>
        ))}
      </fieldset>
      {ruleset && (
        <details>
          <summary>Table rules</summary>
          <OptionFields fields={ruleset.battleOptions} values={options} onChange={setOptions} />
          <OptionFields fields={[WINDOW_FIELD]} values={common} onChange={setCommon} />
        </details>
      )}
      {fault !== '' && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class="button primary large" data-testid="create" disabled={!fight}>
        <Icon of={Swords} /> Start a fight
      </button>
    </form>
  );
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
