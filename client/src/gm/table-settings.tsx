import './table-settings.css';
import type { Role, SeatMessage } from '@riposte/shared/protocol/messages';
import type { AbsencePolicy } from '@riposte/shared/protocol/settings';
import { Hourglass, Lock, LockOpen, Pause, RefreshCw, Play as Resume } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { SideLevels } from '../lobby/bot-traits.tsx';
import { BotForm } from '../lobby/casting.tsx';
import { readInvitation } from '../net/link.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { BattleName } from '../table/battle-name.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/gm.ts';
import * as byPost from '../words/notifications.ts';
import { PostSettings } from './post-settings.tsx';
import { SeatList } from './seat-list.tsx';
import { BankForm } from './time-bank-form.tsx';
import { OpennessSettings } from './visibility-settings.tsx';

const ABSENCE: Readonly<Record<AbsencePolicy, string>> = {
  fallback: words.theDefaultCounts,
  bot: words.aBotPlays,
  gm: words.iAnswer,
};

const NEW_LINK: Readonly<Record<Role, string>> = {
  player: words.newPlayerLink,
  spectator: words.newSpectatorLink,
  gm: words.newGmLink,
};

/** The GM's settings for the table: absent players, time limits and access. */
export function TableSettings(): VNode {
  const [link, setLink] = useState<{ readonly role: Role; readonly path: string } | null>(null);
  const controller = useController();
  const ask = async (message: SeatMessage, role: Role) => {
    const reply = await controller.link.ask(message);
    if (reply.ok && reply.link !== undefined) setLink({ role, path: reply.link });
  };
  return (
    <details class="table-settings" data-testid="table-settings">
      <summary>{words.tableTimeAndSeats}</summary>
      <Name />
      <BotForm />
      <SideLevels />
      <PostSettings />
      <Absence />
      <Time />
      <Windows />
      <OpennessSettings />
      <Entrance onRotate={(role) => void ask({ do: 'rotate', role }, role)} />
      {link && (
        <CopyLink
          testId="link-new"
          label={NEW_LINK[link.role]}
          help={words.oldLinkStopsWorking}
          path={link.path}
        />
      )}
      <SeatList onAsk={(message, role) => void ask(message, role)} />
    </details>
  );
}

/** A field that renames the table. */
function Name(): VNode | null {
  const { title } = useSnapshot();
  const invitation = readInvitation(location);
  if (!invitation) return null;
  return (
    <fieldset>
      <legend>{common.fightName}</legend>
      <BattleName invitation={invitation} title={title} />
    </fieldset>
  );
}

/** The settings for absent players. At a table that is played by post, disconnected players are not absent. */
function Absence(): VNode | null {
  const { link } = useController();
  const snapshot = useSnapshot();
  const { absence, absenceSeconds, post } = snapshot.settings;
  if (post) return null;
  return (
    <fieldset>
      <legend>{words.whenPlayerIsAway}</legend>
      <label>
        {words.thenDo}{' '}
        <select
          value={absence}
          data-testid="absence"
          onChange={({ currentTarget }) =>
            void link.ask({ do: 'settings', absence: currentTarget.value as AbsencePolicy })
          }
        >
          {Object.entries(ABSENCE).map(([policy, label]) => (
            <option key={policy} value={policy}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.afterSeconds}{' '}
        <input
          type="number"
          min={0}
          max={86_400}
          value={absenceSeconds}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '' && currentTarget.checkValidity())
              void link.ask({ do: 'settings', absenceSeconds: currentTarget.valueAsNumber });
          }}
        />
      </label>
    </fieldset>
  );
}

function Time(): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  const { paused, banks, post } = snapshot.settings;
  return (
    <fieldset>
      <legend>{words.time}</legend>
      <div class="gm-buttons">
        <button
          type="button"
          class="button small"
          data-testid="pause"
          onClick={() => void link.ask({ do: 'settings', paused: !paused })}
        >
          <Icon of={paused ? Resume : Pause} /> {paused ? words.letTimeRun : words.stopAllClocks}
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => void link.ask({ do: 'extend', seconds: post ? 86_400 : 60 })}
        >
          <Icon of={Hourglass} /> {post ? byPost.oneDayMore : words.oneMinuteMore}
        </button>
      </div>
      <BankForm
        key={JSON.stringify([banks, post !== null])}
        banks={banks}
        isByPost={post !== null}
        onSet={(set) => void link.ask({ do: 'settings', banks: set })}
      />
    </fieldset>
  );
}

/** The length of the bluff-proof reaction timer. The timer waits equally long whether or not a fighter can react. */
function Windows(): VNode {
  const { inputs } = useController();
  const snapshot = useSnapshot();
  const set = (seconds: number) =>
    void inputs.send({ as: 'gm', do: 'gm.windows', seconds: seconds === 0 ? null : seconds }, null);
  return (
    <fieldset disabled={snapshot.status !== 'fighting'}>
      <legend>{common.reactionTimer}</legend>
      <label title={words.reactionTimerHow}>
        {words.secondsEach}{' '}
        <input
          type="number"
          min={0}
          max={10}
          step={0.1}
          data-testid="window-seconds"
          value={snapshot.table.windowSeconds ?? 0}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '' && currentTarget.checkValidity()) set(currentTarget.valueAsNumber);
          }}
        />
      </label>
    </fieldset>
  );
}

function Entrance({ onRotate }: { readonly onRotate: (role: Role) => void }): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  const { locked, hasPassphrase } = snapshot.settings;
  const setPassphrase = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const passphrase = String(new FormData(form).get('passphrase'));
    void link.ask({ do: 'passphrase', passphrase }).then(() => form.reset());
  };
  return (
    <fieldset>
      <legend>{words.whoIsLetIn}</legend>
      <button
        type="button"
        class="button small"
        data-testid="lock"
        onClick={() => void link.ask({ do: 'settings', locked: !locked })}
      >
        <Icon of={locked ? LockOpen : Lock} /> {locked ? words.unlockTable : words.lockTable}
      </button>
      <form class="gm-set" onSubmit={setPassphrase}>
        <input
          name="passphrase"
          aria-label={words.passphrase}
          placeholder={hasPassphrase ? words.anotherPassphrase : words.askForAPassphrase}
          minLength={4}
          maxLength={128}
          required
          autocomplete="off"
        />
        <button type="submit" class="button small">
          {words.set}
        </button>
        {hasPassphrase && (
          <button
            type="button"
            class="button small"
            onClick={() => void link.ask({ do: 'passphrase', passphrase: null })}
          >
            {words.askForNone}
          </button>
        )}
      </form>
      <div class="gm-buttons">
        {(['player', 'spectator', 'gm'] as const).map((role) => (
          <button
            key={role}
            type="button"
            class="button small"
            data-testid={`rotate-${role}`}
            onClick={() => onRotate(role)}
          >
            <Icon of={RefreshCw} /> {NEW_LINK[role]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
