import './notification-settings.css';
import type { NotificationSettings } from '@riposte/shared/protocol/notifications';
import { BellOff, BellRing, Mail, MailX } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NotificationApi } from '../net/notifications.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/notifications.ts';
import { ownEndpoint, type PushAbility, pushAbility, subscribeToPush } from './push.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';

const NO_PUSH: Readonly<Record<Exclude<PushAbility, 'possible'>, string>> = {
  insecure: words.noPushWithoutHttps,
  unsupported: words.noPushHere,
  denied: words.pushDenied,
};

/** The content of the panel: the seat's settings, and the push address of this browser. */
interface Shown {
  readonly settings: NotificationSettings;
  readonly endpoint: string | undefined;
}

/** The settings for messages that tell this seat that the table waits for it: push messages, e-mail and quiet hours. */
export function NotificationPanel(): VNode | null {
  const [api] = useState(NotificationApi.here);
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState('');
  const load = async () => {
    if (api) setShown({ settings: await api.settings(), endpoint: await ownEndpoint() });
  };
  const change = (act: () => Promise<void>) => {
    setFault('');
    void act()
      .then(load)
      .catch((error: Error) => setFault(error.message));
  };
  useEffect(() => change(async () => undefined), []);
  if (!api) return null;
  return (
    <section class="notify" data-testid="notify" aria-labelledby="notify-title">
      <h3 id="notify-title">{words.tellMe}</h3>
      <p>{words.tellMeHow}</p>
      <Fault says={fault} />
      {shown && <Push api={api} shown={shown} onChange={change} />}
      {shown && <ByMail api={api} settings={shown.settings} onChange={change} />}
      <QuietHoursForm />
    </section>
  );
}

interface PartOf {
  readonly api: NotificationApi;
  readonly onChange: (act: () => Promise<void>) => void;
}

function Push({ api, shown, onChange }: PartOf & { readonly shown: Shown }): VNode {
  const { settings, endpoint } = shown;
  const isOn = endpoint !== undefined && settings.endpoints.includes(endpoint);
  const ability = pushAbility();
  const turnOn = async () => {
    const address = await subscribeToPush(settings.pushKey);
    if (address) await api.startPush(address);
  };
  return (
    <fieldset>
      <legend>{words.byPush}</legend>
      {ability !== 'possible' && <p data-testid="no-push">{NO_PUSH[ability]}</p>}
      {ability === 'possible' && isOn && <p role="status">{words.pushIsOn}</p>}
      {ability === 'possible' && (
        <button
          type="button"
          class="button small"
          data-testid={isOn ? 'push-off' : 'push-on'}
          onClick={() => onChange(() => (isOn ? api.stop(endpoint) : turnOn()))}
        >
          <Icon of={isOn ? BellOff : BellRing} /> {isOn ? words.turnOffPush : words.turnOnPush}
        </button>
      )}
    </fieldset>
  );
}

function ByMail({ api, settings, onChange }: PartOf & { readonly settings: NotificationSettings }): VNode {
  const { mails, canMail } = settings;
  const isOn = mails.length > 0;
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const address = String(new FormData(form).get('address'));
    onChange(async () => {
      await api.startMail(address);
      form.reset();
    });
  };
  return (
    <fieldset>
      <legend>{words.byMail}</legend>
      {!canMail && <p>{words.noMail}</p>}
      {mails.map(({ address, isConfirmed }) => (
        <p key={address} role="status" data-testid="mail-state">
          {isConfirmed ? words.messagesGoTo(address) : words.confirmFirst(address)}
        </p>
      ))}
      {canMail && (
        <form onSubmit={start}>
          <input
            name="address"
            type="email"
            required
            maxLength={254}
            autocomplete="email"
            aria-label={words.mailAddress}
            placeholder={words.mailAddress}
            data-testid="mail-address"
          />
          <button type="submit" class="button small" data-testid="mail-on">
            <Icon of={Mail} /> {isOn ? words.changeAddress : words.turnOnMail}
          </button>
        </form>
      )}
      {isOn && (
        <button type="button" class="button small" onClick={() => onChange(() => api.stop())}>
          <Icon of={MailX} /> {words.turnOffMail}
        </button>
      )}
    </fieldset>
  );
}
