import type { OptionField } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { CreatedBattle, RulesetInfo } from '@riposte/shared/protocol/messages';
import { Users } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { OptionFields, type Options } from '../forms/option-fields.tsx';
import { createBattle } from '../net/api.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/front.ts';
import * as byPost from '../words/notifications.ts';
import { OwnFight } from './own-fight.tsx';
import { PlayNow } from './play-now.tsx';

/** The option for the bluff-proof reaction timer, which every ruleset has. */
const WINDOW_FIELD: OptionField = {
  key: 'windowSeconds',
  label: common.reactionTimer,
  help: words.reactionTimerHelp,
  type: 'number',
  min: 0,
  max: 10,
  initial: 0,
};

const DAY = 86_400;

/** The option for playing by post, with the number of days for each move. */
const POST_FIELD: OptionField = {
  key: 'postDays',
  label: byPost.pace,
  help: byPost.byPostHow,
  type: 'choice',
  initial: '0',
  choices: [0, 1, 2, 3, 7].map((days) => ({
    value: String(days),
    label: days === 0 ? byPost.live : byPost.perDay(days),
  })),
};

interface Of {
  readonly rulesets: readonly RulesetInfo[];
  /** The reason why the list of rulesets could not be loaded; empty if it could. */
  readonly fault: string;
  readonly onCreated: (battle: CreatedBattle) => void;
}

/**
 * A form for a new fight: rulebook, scenario and table rules. It opens a table for a group, or starts a fight against
 * bots.
 */
export function StartForm({ rulesets, fault: unasked, onCreated }: Of): VNode {
  const [rulesetId, setRuleset] = useState('');
  const [scenario, setScenario] = useState('');
  const [options, setOptions] = useState<Options>({});
  const [windows, setWindows] = useState<Options>({});
  const [pace, setPace] = useState<Options>({});
  const [refused, setRefused] = useState<Error & { readonly code?: string }>();
  const fault = unasked || (refused?.message ?? '');
  const ruleset = rulesets.find(({ id }) => id === rulesetId) ?? rulesets[0];
  const fight = ruleset?.scenarios.find(({ id }) => id === scenario) ?? ruleset?.scenarios[0];
  const windowSeconds = Number(windows.windowSeconds ?? 0);
  const rules = { options, ...(windowSeconds > 0 && { windowSeconds }) };
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ruleset || !fight) return;
    const seconds = Number(pace.postDays ?? 0) * DAY;
    const post = seconds > 0 && { post: { turn: seconds, prompt: seconds } };
    createBattle({ ruleset: ruleset.id, scenario: fight.id, ...rules, ...post }).then(onCreated, setRefused);
  };
  return (
    <form class="start card" onSubmit={start}>
      <h2>{words.startAFight}</h2>
      <RulebookChoice
        rulesets={rulesets}
        chosen={ruleset}
        onChoose={(id) => {
          setRuleset(id);
          setScenario('');
          setOptions({});
        }}
      />
      <FightChoice ruleset={ruleset} chosen={fight} onChoose={setScenario} />
      {ruleset && (
        <details>
          <summary>{common.tableRules}</summary>
          <OptionFields fields={ruleset.battleOptions} values={options} onChange={setOptions} />
          <OptionFields fields={[WINDOW_FIELD]} values={windows} onChange={setWindows} />
          <OptionFields fields={[POST_FIELD]} values={pace} onChange={setPace} />
        </details>
      )}
      <Fault says={fault} />
      {refused?.code === 'sign-in-required' && (
        <a class="button" href="/key-ring" data-testid="sign-in">
          {words.signIn}
        </a>
      )}
      <button type="submit" class="button primary large" data-testid="create" disabled={!fight}>
        <Icon of={Users} /> {words.openATableForAGroup}
      </button>
      {ruleset && fight && (
        <PlayNow
          key={fight.id}
          choice={{ ruleset, fight }}
          rules={rules}
          isAskedAsWhom
          testId="play-chosen"
        />
      )}
      <OwnFight onCreated={onCreated} />
    </form>
  );
}

interface RulebookProps {
  readonly rulesets: readonly RulesetInfo[];
  readonly chosen: RulesetInfo | undefined;
  readonly onChoose: (id: string) => void;
}

function RulebookChoice({ rulesets, chosen, onChoose }: RulebookProps): VNode {
  return (
    <fieldset>
      <legend class="eyebrow">{words.rulebook}</legend>
      {rulesets.map(({ id, name, tagline }) => (
        <label key={id} class="pick">
          <input type="radio" name="ruleset" checked={id === chosen?.id} onChange={() => onChoose(id)} />
          <b>{name}</b>
          <span class="pick-help">{tagline}</span>
        </label>
      ))}
      {chosen && chosen.packs.length > 0 && (
        <small data-testid="house-packs">
          {words.playedWith(formatList(chosen.packs.map(({ name, version }) => `${name} ${version}`)))}
        </small>
      )}
      {chosen && (
        <a class="read-rules" href={`/rules/${chosen.id}`}>
          {words.readTheRulesOf(chosen.name)}
        </a>
      )}
    </fieldset>
  );
}

interface FightProps {
  readonly ruleset: RulesetInfo | undefined;
  readonly chosen: RulesetInfo['scenarios'][number] | undefined;
  readonly onChoose: (id: string) => void;
}

function FightChoice({ ruleset, chosen, onChoose }: FightProps): VNode {
  return (
    <fieldset>
      <legend class="eyebrow">{words.readyMadeFight}</legend>
      {ruleset?.scenarios.map(({ id, title, blurb }) => (
        <label key={id} class="pick">
          <input
            type="radio"
            name="scenario"
            data-testid={`scenario-${id}`}
            checked={id === chosen?.id}
            onChange={() => onChoose(id)}
          />
          <b>{title}</b>
          <span class="pick-help">{blurb}</span>
        </label>
      ))}
    </fieldset>
  );
}
