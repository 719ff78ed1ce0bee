import type { RingCode, RingOverview, SignInPage } from '@riposte/shared/protocol/key-ring';
import type { DocumentList, SavedDocument } from '@riposte/shared/protocol/library';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ask, askJson } from '../net/api.ts';
import type { LibraryRef } from '../net/library.ts';
import * as words from '../words/key-ring.ts';
import { thisDevice } from './device.ts';

const API = '/api/key-ring';

/** Fetches the key ring that is open in this browser, and the ways to open one. */
export function fetchOverview(): Promise<RingOverview> {
  return askJson(`${API}/show`, {});
}

/** Creates a key ring and opens it in this browser. All functions in this file throw the same errors as `ask`. */
export async function createRing(): Promise<void> {
  await ask(`${API}/create`, { device: thisDevice() });
}

/** Opens a key ring in this browser with a code from another device. */
export async function openByCode(code: string): Promise<void> {
  await ask(`${API}/open/code`, { code, device: thisDevice() });
}

/** Opens a key ring in this browser with a passkey, for which the browser asks. */
export async function openByPasskey(): Promise<void> {
  const optionsJSON = await askJson<PasskeyRequest>(`${API}/open/passkey/options`, {});
  const credential = await startAuthentication({ optionsJSON }).catch(notUsed);
  await ask(`${API}/open/passkey`, { credential, device: thisDevice() });
}

/** Adds a passkey to the open key ring. The browser asks where to store it. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = await askJson<PasskeyCreation>(`${API}/passkeys/options`, {});
  const credential = await startRegistration({ optionsJSON }).catch(notUsed);
  await ask(`${API}/passkeys/add`, { credential, name: thisDevice() });
}

/** Returns the address of the page on which the user signs in. It leads back to the key ring. */
export async function signInPage(): Promise<string> {
  const { url } = await askJson<SignInPage>(`${API}/sign-in`, { device: thisDevice(), back: '/key-ring' });
  return url;
}

/** Returns a code that opens the key ring on another device. */
export function newCode(): Promise<RingCode> {
  return askJson(`${API}/code`, {});
}

export async function removeDevice(id: string): Promise<void> {
  await ask(`${API}/devices/remove`, { id });
}

export async function removePasskey(id: string): Promise<void> {
  await ask(`${API}/passkeys/remove`, { id });
}

/** Closes the key ring in this browser. */
export async function signOut(): Promise<void> {
  await ask(`${API}/sign-out`, {});
}

/** Deletes the key ring and everything that belongs to it. */
export async function deleteAll(): Promise<void> {
  await ask(`${API}/delete`, {});
}

/** Fetches the list of a library's items, newest first. */
export async function itemsIn({ id, key }: LibraryRef): Promise<readonly SavedDocument[]> {
  return (await askJson<DocumentList>(`/api/shelves/${id}/list`, { key })).things;
}

/** Fetches a whole library as the text of an export file. */
export async function wholeLibrary({ id, key }: LibraryRef): Promise<string> {
  return (await ask(`/api/shelves/${id}/export`, { key })).text();
}

type PasskeyRequest = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type PasskeyCreation = Parameters<typeof startRegistration>[0]['optionsJSON'];

/**
 * Throws an error with a sentence for the user, in place of the browser's technical error. The browser also reports
 * that error if the user cancels.
 */
function notUsed(): never {
  throw new Error(words.passkeyNotUsed);
}
