import type { CreateBattle, RulesetInfo, ScenarioInfo } from '@riposte/shared/protocol/messages';
import { Swords } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { playAtOnce } from '../net/solo-battle.ts';
import { prefer, preferences } from '../session/preferences.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/front.ts';

/** A fight to play, and its ruleset. */
export interface Choice {
  readonly ruleset: RulesetInfo;
  readonly fight: ScenarioInfo;
}

interface Of {
  /** The fight to start; undefined until the list of fights has loaded. */
  readonly choice: Choice | undefined;
  /** The battle options and the reaction timer; absent for the default ones. */
  readonly rules?: Pick<CreateBattle, 'options' | 'windowSeconds'>;
  /** True to let the user choose which fighters to play. Otherwise, the user plays the first hero. */
  readonly isAskedAsWhom?: boolean;
  readonly testId?: string;
}

const PARTY = '';
/** The id of the ready-made fight in which a coach teaches new players. */
const LESSON = 'lesson';

/** A button that starts a fight at once. The user plays one hero or all of them, and bots play the others. */
export function PlayNow({ choice, rules = {}, isAskedAsWhom = false, testId = 'play-now' }: Of): VNode {
  const [as, setAs] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const heroes = choice?.fight.heroes ?? [];
  const played = as ?? heroes[0]?.id;
  const play = heroes.map(({ id }) => id).filter((id) => played === PARTY || id === played);
  const begin = async () => {
    if (!choice) return;
    setBusy(true);
    const order = { ruleset: choice.ruleset.id, scenario: choice.fight.id, ...rules, play };
    const teach = (battle: string) => {
      if (choice.fight.id === LESSON && preferences.peek().lesson !== 'done') prefer({ lesson: battle });
    };
    await playAtOnce(order, teach).catch((error: Error) => {
      setFault(error.message);
      setBusy(false);
    });
  };
  return (
    <div class="play-now">
      {isAskedAsWhom && heroes.length > 1 && (
        <select
          class="field"
          aria-label={words.whomYouPlay}
          data-testid="play-as"
          value={played}
          onChange={({ currentTarget }) => setAs(currentTarget.value)}
        >
          {heroes.map(({ id, name }) => (
            <option key={id} value={id}>
              {words.asHero(name)}
            </option>
          ))}
          <option value={PARTY}>{words.asTheWholeParty}</option>
        </select>
      )}
      <button
        type="button"
        class={`button large ${isAskedAsWhom ? '' : 'primary'}`}
        data-testid={testId}
        disabled={!choice || isBusy}
        onClick={() => void begin()}
      >
        <Icon of={Swords} /> {isAskedAsWhom ? words.playAgainstBots : words.playNow}
      </button>
      <Fault says={fault} />
    </div>
  );
}
