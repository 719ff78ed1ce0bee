import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import * as words from '../words/key-ring.ts';

/** Patterns that recognize browsers and systems in the user agent. The first match applies. */
const BROWSERS = [
  [/Firefox|FxiOS/, words.firefox],
  [/Edg/, words.edge],
  [/OPR/, words.opera],
  [/Chrome|CriOS/, words.chrome],
  [/Safari/, words.safari],
] as const;
const SYSTEMS = [
  [/iPhone/, words.iPhone],
  [/iPad/, words.iPad],
  [/Android/, words.android],
  [/Windows/, words.windows],
  [/Mac OS X/, words.macOs],
  [/CrOS/, words.chromeOs],
  [/Linux/, words.linux],
] as const;

/** Returns a name by which the user recognizes this device: `Firefox on Linux`. */
export function thisDevice(): string {
  const find = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([sign]) => sign.test(navigator.userAgent))?.[1];
  return words.deviceName(find(BROWSERS) ?? words.unknownBrowser, find(SYSTEMS) ?? words.unknownSystem);
}

/**
 * Returns whether this browser can use passkeys here. They need a secure page and a host name instead of an IP address.
 */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return window.isSecureContext && !isAddress && browserSupportsWebAuthn();
}
