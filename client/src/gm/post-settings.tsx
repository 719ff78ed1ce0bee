import type { HookFormat, NotificationSettings } from '@riposte/shared/protocol/notifications';
import { LONGEST_LIMIT, type PostPace } from '@riposte/shared/protocol/settings';
import { Mailbox, Zap } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NotificationApi } from '../net/notifications.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/notifications.ts';

const HOUR = 3_600;
/** The limits that the form suggests: two days for a turn, one for a reaction. */
const USUAL: PostPace = { turn: 48 * HOUR, prompt: 24 * HOUR };

/** The GM's settings for a table that is played by post: the time limits, and the table's webhook. */
export function PostSettings(): VNode {
  const { link } = useController();
  const { post } = useSnapshot().settings;
  return (
    <fieldset>
      <legend>{words.playByPost}</legend>
      <p>{words.byPostHow}</p>
      <PostForm
        key={JSON.stringify(post)}
        post={post}
        onSet={(set) => void link.ask({ do: 'settings', post: set })}
      />
      {post && <Webhook />}
    </fieldset>
  );
}

interface FormOf {
  readonly post: PostPace | null;
  readonly onSet: (post: PostPace | null) => void;
}

function PostForm({ post, onSet }: FormOf): VNode {
  const shown = post ?? USUAL;
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    onSet({ turn: Number(data.get('turn')) * HOUR, prompt: Number(data.get('prompt')) * HOUR });
  };
  return (
    <form class="bank-form" onSubmit={set}>
      {(['turn', 'prompt'] as const).map((kind) => (
        <label key={kind}>
          {kind === 'turn' ? words.hoursForTurns : words.hoursForReactions}{' '}
          <input
            name={kind}
            type="number"
            min={1}
            max={LONGEST_LIMIT / HOUR}
            required
            value={Math.max(1, Math.round(shown[kind] / HOUR))}
            data-testid={`post-${kind}`}
          />
        </label>
      ))}
      <div class="gm-buttons">
        <button type="submit" class="button small" data-testid="set-post">
          <Icon of={Mailbox} /> {post ? words.changePost : words.playByPost}
        </button>
        {post && (
          <button type="button" class="button small" data-testid="play-live" onClick={() => onSet(null)}>
            <Icon of={Zap} /> {words.playLive}
          </button>
        )}
      </div>
    </form>
  );
}

type Hook = NotificationSettings['hook'];

/**
 * The webhook that gets a message when it is a player's move. Its address is a secret, so the server never sends it
 * back.
 */
function Webhook(): VNode | null {
  const [api] = useState(NotificationApi.here);
  const [hook, setHook] = useState<Hook>(null);
  const [fault, setFault] = useState('');
  const change = (act: () => Promise<void>) => {
    setFault('');
    void act()
      .then(async () => setHook((await api?.settings())?.hook))
      .catch((error: Error) => setFault(error.message));
  };
  useEffect(() => change(async () => undefined), []);
  if (!api) return null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const format = String(data.get('format')) as HookFormat;
    change(() => api.setHook({ url: String(data.get('url')), format }).then(() => form.reset()));
  };
  return (
    <>
      <h4>{words.webhook}</h4>
      <p>{words.webhookHow}</p>
      <Fault says={fault} />
      {hook && <p data-testid="hook-state">{words.messagesGoTo(hook.host)}</p>}
      <form class="gm-set" onSubmit={save}>
        <input
          name="url"
          type="url"
          required
          maxLength={1_000}
          autocomplete="off"
          aria-label={words.webhookAddress}
          placeholder={words.webhookAddress}
          data-testid="hook-address"
        />
        <select name="format" aria-label={words.webhookFormat}>
          <option value="discord">{words.formatDiscord}</option>
          <option value="json">{words.formatJson}</option>
        </select>
        <button type="submit" class="button small" data-testid="set-hook">
          {words.saveWebhook}
        </button>
      </form>
      {hook && (
        <button type="button" class="button small" onClick={() => change(() => api.setHook(null))}>
          {words.removeWebhook}
        </button>
      )}
    </>
  );
}
