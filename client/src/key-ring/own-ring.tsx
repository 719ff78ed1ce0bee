import type { VNode } from 'preact';
import { formatDate } from '../language/dates-and-sizes.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import * as words from '../words/key-ring.ts';
import { AddDevice } from './add-device.tsx';
import { canUsePasskeys } from './device.ts';
import { SignInButton } from './opening.tsx';
import { OwnItems } from './own-items.tsx';
import { addPasskey, removeDevice, removePasskey } from './requests.ts';
import { hasWayBack, type OfRing } from './use-ring.ts';
import { YourData } from './your-data.tsx';

/** The open key ring: its items, devices, passkeys and accounts. */
export function OwnRing(of: OfRing): VNode {
  const { ring, canSignIn, run, items } = of;
  return (
    <>
      {!hasWayBack(ring) && (
        <p class="unkept" role="note">
          {words.onlyWayBack}
        </p>
      )}
      <OwnItems items={items} run={run} />
      <Devices ring={ring} run={run} />
      <Passkeys ring={ring} run={run} />
      {canSignIn && (
        <section class="card" aria-labelledby="accounts">
          <h2 id="accounts">{words.accounts}</h2>
          <ul>
            {ring.accounts.map((account) => (
              <li key={account}>{account}</li>
            ))}
          </ul>
          {ring.accounts.length === 0 && <SignInButton label={words.connectAccount} run={run} />}
        </section>
      )}
      <YourData {...of} />
    </>
  );
}

function Devices({ ring, run }: Pick<OfRing, 'ring' | 'run'>): VNode {
  return (
    <section class="card" aria-labelledby="devices">
      <h2 id="devices">{words.devices}</h2>
      <ul>
        {ring.devices.map(({ id, name, seenAt, isThis }) => (
          <li key={id} data-testid="ring-device">
            <div>
              <b>{name}</b>
              <small>{isThis ? words.thisDevice : words.lastSeen(formatDate(seenAt))}</small>
            </div>
            {!isThis && (
              <ConfirmButton
                label={words.removeDevice}
                testId="ring-remove-device"
                onSure={() => void run(() => removeDevice(id))}
              />
            )}
          </li>
        ))}
      </ul>
      <AddDevice run={run} />
    </section>
  );
}

function Passkeys({ ring, run }: Pick<OfRing, 'ring' | 'run'>): VNode {
  return (
    <section class="card" aria-labelledby="passkeys">
      <h2 id="passkeys">{words.passkeys}</h2>
      <p>{canUsePasskeys() ? words.passkeysHow : words.passkeysElsewhere}</p>
      <ul>
        {ring.passkeys.map(({ id, name, createdAt }) => (
          <li key={id} data-testid="ring-passkey">
            <div>
              <b>{name}</b>
              <small>{words.addedOn(formatDate(createdAt))}</small>
            </div>
            <ConfirmButton
              label={words.removePasskey}
              testId="ring-remove-passkey"
              onSure={() => void run(() => removePasskey(id))}
            />
          </li>
        ))}
      </ul>
      {canUsePasskeys() && (
        <button
          type="button"
          class="button"
          data-testid="ring-add-passkey"
          onClick={() => void run(addPasskey)}
        >
          {words.addPasskey}
        </button>
      )}
    </section>
  );
}
