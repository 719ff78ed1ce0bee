import { LONGEST_DELAY } from '@riposte/shared/protocol/settings';
import { Eye, EyeOff, MessageCircle, MessageCircleOff } from 'lucide';
import type { VNode } from 'preact';
import { useHand, useScene } from '../store/context.ts';
import { Icon } from './icon.tsx';

/** What people at the table are shown, may say and may take back. */
export function OpennessSettings(): VNode {
  return (
    <>
      <Sight />
      <Takebacks />
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
      <legend>What players see</legend>
      <button
        type="button"
        class="button small"
        data-testid="bands"
        onClick={() => void hand.ask({ do: 'settings', bands: !bands })}
      >
        <Icon of={bands ? Eye : EyeOff} />{' '}
        {bands ? 'Show foes’ health in numbers' : 'Show foes’ health in bands'}
      </button>
    </fieldset>
  );
}

function Spectators(): VNode {
  const hand = useHand();
  const scene = useScene();
  return (
    <fieldset>
      <legend>What spectators see</legend>
      <label title="Everything reaches spectators so much later, so that nobody can tell players what they saw. 0: at once.">
        Seconds later{' '}
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
      <label title="Everybody finds the fight on the front page then, and may look on; not while newcomers are kept out or asked for a passphrase.">
        <input
          type="checkbox"
          checked={scene.settings.listed}
          data-testid="listed"
          onChange={({ currentTarget }) => void hand.ask({ do: 'settings', listed: currentTarget.checked })}
        />{' '}
        On the public list, for everybody to look on
      </label>
    </fieldset>
  );
}

function Takebacks(): VNode {
  const hand = useHand();
  const { freeTakebacks } = useScene().settings;
  return (
    <fieldset>
      <legend>Taking back</legend>
      <label title="As long as no die was rolled, nobody has learned anything and nobody else has acted since.">
        <input
          type="checkbox"
          checked={freeTakebacks}
          data-testid="free-takebacks"
          onChange={({ currentTarget }) =>
            void hand.ask({ do: 'settings', freeTakebacks: currentTarget.checked })
          }
        />{' '}
        Players take back a step that has revealed nothing
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
      <legend>Talk</legend>
      <button
        type="button"
        class="button small"
        data-testid="talkers"
        onClick={() => void hand.ask({ do: 'settings', talkers: isOpen ? 'gm' : 'all' })}
      >
        <Icon of={isOpen ? MessageCircleOff : MessageCircle} />{' '}
        {isOpen ? 'Let only game masters write' : 'Let players write again'}
      </button>
    </fieldset>
  );
}
