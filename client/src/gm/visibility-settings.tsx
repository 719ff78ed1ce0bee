import { LONGEST_DELAY } from '@riposte/shared/protocol/settings';
import { ChartLine, Eye, EyeOff, MessageCircle, MessageCircleOff, Trash2 } from 'lucide';
import type { VNode } from 'preact';
import { replayPath, TURNED } from '../net/link.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/gm.ts';

/** Settings for what the seats may see, which of them may chat, and what they may undo. */
export function OpennessSettings(): VNode {
  return (
    <>
      <HealthVisibility />
      <UndoRequests />
      <Dice />
      <WinChance />
      <Spectators />
      <ChatRights />
    </>
  );
}

function HealthVisibility(): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  const { bands } = snapshot.settings;
  return (
    <fieldset>
      <legend>{words.whatPlayersSee}</legend>
      <button
        type="button"
        class="button small"
        data-testid="bands"
        onClick={() => void link.ask({ do: 'settings', bands: !bands })}
      >
        <Icon of={bands ? Eye : EyeOff} /> {bands ? words.showHealthInNumbers : words.showHealthInBands}
      </button>
    </fieldset>
  );
}

function Spectators(): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
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
          value={snapshot.settings.spectatorsDelay}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '' && currentTarget.checkValidity())
              void link.ask({ do: 'settings', spectatorsDelay: currentTarget.valueAsNumber });
          }}
        />
      </label>
      <label title={words.onThePublicListHow}>
        <input
          type="checkbox"
          checked={snapshot.settings.listed}
          data-testid="listed"
          onChange={({ currentTarget }) => void link.ask({ do: 'settings', listed: currentTarget.checked })}
        />{' '}
        {words.onThePublicList}
      </label>
    </fieldset>
  );
}

function UndoRequests(): VNode {
  const { link } = useController();
  const { freeTakebacks } = useSnapshot().settings;
  return (
    <fieldset>
      <legend>{words.undo}</legend>
      <label title={words.undoHow}>
        <input
          type="checkbox"
          checked={freeTakebacks}
          data-testid="free-takebacks"
          onChange={({ currentTarget }) =>
            void link.ask({ do: 'settings', freeTakebacks: currentTarget.checked })
          }
        />{' '}
        {words.playersMayUndo}
      </label>
    </fieldset>
  );
}

function Dice(): VNode {
  const { inputs, link } = useController();
  const { settings, status } = useSnapshot();
  const allow = (setsDice: boolean) => {
    if (!setsDice && status === 'fighting')
      void inputs.send({ as: 'gm', do: 'gm.die', sides: 20, face: null }, null); // also clears a die that the GM has already set
    void link.ask({ do: 'settings', setsDice });
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

/** The setting that shows the GM the win probability of the running fight, and the link to it. */
function WinChance(): VNode {
  const { link } = useController();
  const { settings, status, rev } = useSnapshot();
  return (
    <fieldset>
      <legend>{words.winChance}</legend>
      <label title={words.seeWinChanceHow}>
        <input
          type="checkbox"
          checked={settings.seesWinChance}
          data-testid="sees-win-chance"
          onChange={({ currentTarget }) =>
            void link.ask({ do: 'settings', seesWinChance: currentTarget.checked })
          }
        />{' '}
        {words.seeWinChance}
      </label>
      {settings.seesWinChance && status === 'fighting' && (
        <a
          class="button small"
          href={replayPath(`?${TURNED}&at=${rev}`)}
          target="_blank"
          rel="noreferrer"
          data-testid="turned-so-far"
        >
          <Icon of={ChartLine} /> {words.turnedSoFar}
        </a>
      )}
    </fieldset>
  );
}

function ChatRights(): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  const isOpen = snapshot.settings.talkers === 'all';
  return (
    <fieldset>
      <legend>{words.chat}</legend>
      <button
        type="button"
        class="button small"
        data-testid="talkers"
        onClick={() => void link.ask({ do: 'settings', talkers: isOpen ? 'gm' : 'all' })}
      >
        <Icon of={isOpen ? MessageCircleOff : MessageCircle} />{' '}
        {isOpen ? words.onlyGameMastersWrite : words.letPlayersWriteAgain}
      </button>
      <label title={words.openEarlierChatHow}>
        <input
          type="checkbox"
          checked={snapshot.settings.openEarlierTalk}
          data-testid="open-earlier-talk"
          onChange={({ currentTarget }) =>
            void link.ask({ do: 'settings', openEarlierTalk: currentTarget.checked })
          }
        />{' '}
        {words.openEarlierChat}
      </label>
      <ConfirmButton
        label={words.clearTheChat}
        testId="clear-talk"
        icon={Trash2}
        onSure={() => void link.chat({ do: 'clear' })}
      />
    </fieldset>
  );
}
