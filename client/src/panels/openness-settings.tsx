import { LONGEST_DELAY } from '@riposte/shared/protocol/settings';
import { Eye, EyeOff, MessageCircle, MessageCircleOff, Trash2 } from 'lucide';
import type { VNode } from 'preact';
import { useHand, useScene } from '../store/context.ts';
import * as words from '../words/gm.ts';
import { Icon } from './icon.tsx';
import { SureButton } from './sure-button.tsx';

/** What people at the table are shown, may say and may take back. */
export function OpennessSettings(): VNode {
  return (
    <>
      <Sight />
      <Takebacks />
      <Dice />
      <Spectators />
      <Talkers />
    </>
  );
}

function Sight(): VNode {
  const hand = useHand();
  const scene = useScene();
  const { bands } = scene.settings;
  return (
    <fieldset>
      <legend>{words.whatPlayersSee}</legend>
      <button
        type="button"
        class="button small"
        data-testid="bands"
        onClick={() => void hand.ask({ do: 'settings', bands: !bands })}
      >
        <Icon of={bands ? Eye : EyeOff} /> {bands ? words.showHealthInNumbers : words.showHealthInBands}
      </button>
    </fieldset>
  );
}

function Spectators(): VNode {
  const hand = useHand();
  const scene = useScene();
  return (
    <fieldset>
      <legend>{words.whatSpectatorsSee}</legend>
      <label title={words.secondsLaterHow}>
        {words.secondsLater}{' '}
        <input
          type="number"
          min={0}
          max={LONGEST_DELAY}
          step={1}
          data-testid="spectators-delay"
          value={scene.settings.spectatorsDelay}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '' && currentTarget.checkValidity())
              void hand.ask({ do: 'settings', spectatorsDelay: currentTarget.valueAsNumber });
          }}
        />
      </label>
      <label title={words.onThePublicListHow}>
        <input
          type="checkbox"
          checked={scene.settings.listed}
          data-testid="listed"
          onChange={({ currentTarget }) => void hand.ask({ do: 'settings', listed: currentTarget.checked })}
        />{' '}
        {words.onThePublicList}
      </label>
    </fieldset>
  );
}

function Takebacks(): VNode {
  const hand = useHand();
  const { freeTakebacks } = useScene().settings;
  return (
    <fieldset>
      <legend>{words.takingBack}</legend>
      <label title={words.takingBackHow}>
        <input
          type="checkbox"
          checked={freeTakebacks}
          data-testid="free-takebacks"
          onChange={({ currentTarget }) =>
            void hand.ask({ do: 'settings', freeTakebacks: currentTarget.checked })
          }
        />{' '}
        {words.playersTakeBack}
      </label>
    </fieldset>
  );
}

function Dice(): VNode {
  const hand = useHand();
  const { settings, status } = useScene();
  const allow = (setsDice: boolean) => {
    if (!setsDice && status === 'fighting')
      void hand.send({ as: 'gm', do: 'gm.die', sides: 20, face: null }, null); // what was promised goes with it
    void hand.ask({ do: 'settings', setsDice });
  };
  return (
    <fieldset>
      <legend>{words.dice}</legend>
      <label title={words.settingDiceHow}>
        <input
          type="checkbox"
          checked={settings.setsDice}
          data-testid="sets-dice"
          onChange={({ currentTarget }) => allow(currentTarget.checked)}
        />{' '}
        {words.settingDice}
      </label>
    </fieldset>
  );
}

function Talkers(): VNode {
  const hand = useHand();
  const scene = useScene();
  const isOpen = scene.settings.talkers === 'all';
  return (
    <fieldset>
      <legend>{words.talk}</legend>
      <button
        type="button"
        class="button small"
        data-testid="talkers"
        onClick={() => void hand.ask({ do: 'settings', talkers: isOpen ? 'gm' : 'all' })}
      >
        <Icon of={isOpen ? MessageCircleOff : MessageCircle} />{' '}
        {isOpen ? words.onlyGameMastersWrite : words.letPlayersWriteAgain}
      </button>
      <label title={words.openEarlierTalkHow}>
        <input
          type="checkbox"
          checked={scene.settings.openEarlierTalk}
          data-testid="open-earlier-talk"
          onChange={({ currentTarget }) =>
            void hand.ask({ do: 'settings', openEarlierTalk: currentTarget.checked })
          }
        />{' '}
        {words.openEarlierTalk}
      </label>
      <SureButton
        label={words.clearTheChat}
        testId="clear-talk"
        icon={Trash2}
        onSure={() => void hand.talk({ do: 'clear' })}
      />
    </fieldset>
  );
}
