/** The key of our part of the tab's history state. It stores values where the browser blocks local storage. */
const STATE_KEY = 'riposte';

/** The event that the window dispatches when this page has stored a value. */
export const STORED = 'stored';

/** Returns whether the browser can store data that outlives this tab. */
export function canStore(): boolean {
  try {
    localStorage.setItem(STATE_KEY, '');
    localStorage.removeItem(STATE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Returns the value stored under a key; undefined if there is none or its text is invalid. */
export function readStored<Kept>(key: string): Kept | undefined {
  try {
    const text = storedInBrowser(key) ?? storedInTab()[key];
    return text === undefined ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined; // the stored text is not valid JSON
  }
}

/**
 * Stores a value in the browser, and dispatches the event `STORED`. If the browser blocks storage, keeps the value in
 * the tab, where it survives reloads.
 */
export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    history.replaceState({ ...history.state, [STATE_KEY]: { ...storedInTab(), [key]: text } }, '');
  }
  dispatchEvent(new Event(STORED));
}

/** Opens another address of this site in the same tab. Keeps the values stored in the tab. */
export function goTo(link: string | URL): void {
  if (Object.keys(storedInTab()).length === 0) location.assign(link);
  else {
    history.pushState(history.state, '', link);
    location.reload();
  }
}

function storedInBrowser(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function storedInTab(): Readonly<Record<string, string>> {
  return (
    (history.state as { readonly [STATE_KEY]?: Readonly<Record<string, string>> } | null)?.[STATE_KEY] ?? {}
  );
}
