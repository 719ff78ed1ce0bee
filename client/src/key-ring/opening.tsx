import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import * as common from '../words/common.ts';
import * as words from '../words/key-ring.ts';
import { canUsePasskeys } from './device.ts';
import { createRing, openByCode, openByPasskey, signInPage } from './requests.ts';
import type { RingState } from './use-ring.ts';

interface Of {
  readonly canSignIn: boolean;
  readonly run: RingState['run'];
}

/** The ways to get a key ring in a browser that has none: create one, or open an existing one. */
export function Opening({ canSignIn, run }: Of): VNode {
  const given = codeIn(location.hash);
  return (
    <div class="key-ring-ways">
      {given === '' && (
        <section class="card">
          <p>{words.createRingHow}</p>
          <button
            type="button"
            class="button primary"
            data-testid="ring-create"
            onClick={() => void run(createRing, words.isOpenNow)}
          >
            {words.createRing}
          </button>
        </section>
      )}
      <section class="card" aria-labelledby="open-here">
        <h2 id="open-here">{words.openHere}</h2>
        <p>{words.openHereHow}</p>
        {canUsePasskeys() && given === '' && (
          <button
            type="button"
            class="button"
            data-testid="ring-use-passkey"
            onClick={() => void run(openByPasskey, words.isOpenNow)}
          >
            {words.usePasskey}
          </button>
        )}
        {canSignIn && given === '' && <SignInButton label={words.signIn} run={run} />}
        <CodeForm given={given} run={run} />
      </section>
    </div>
  );
}

/** A button that opens the page on which the user signs in with an account. */
export function SignInButton({
  label,
  run,
}: {
  readonly label: string;
  readonly run: RingState['run'];
}): VNode {
  const leave = async () => location.assign(await signInPage());
  return (
    <button type="button" class="button" data-testid="ring-sign-in" onClick={() => void run(leave)}>
      {label}
    </button>
  );
}

function CodeForm({ given, run }: { readonly given: string; readonly run: RingState['run'] }): VNode {
  const [code, setCode] = useState(given);
  const use = async (event: Event) => {
    event.preventDefault();
    history.replaceState(history.state, '', '/key-ring'); // a used code must not stay in the browser history
    await run(() => openByCode(code), words.isOpenNow);
  };
  return (
    <form onSubmit={(event) => void use(event)}>
      <label>
        {words.codeFromDevice}
        <input
          class="field"
          data-testid="ring-code"
          value={code}
          required
          maxLength={40}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" data-testid="ring-use-code">
        {common.useCode}
      </button>
    </form>
  );
}

/** Returns the code in the fragment of a link; empty if there is none. */
function codeIn(hash: string): string {
  return /^#code=([\w-]+)$/.exec(hash)?.[1] ?? '';
}
