/* Generated from en/key-ring.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const whatItIs =
  'A key ring holds what this browser remembers: your seats, battles, library, heroes and preferences. With it, you can use them on another device, or get them back after clearing this browser. You don’t need one to play.';
export const readOnlyOffline = 'Without a connection, you can read this key ring but not change it.';
export const createRing = 'Create key ring';
export const createRingHow = 'Everything in this browser goes on the key ring.';
export const openHere = 'Open your key ring here';
export const openHereHow =
  'Everything in this browser is added to the key ring. So open only your own key ring, and only in your own browser.';
export const usePasskey = 'Use passkey';
export const signIn = 'Sign in';
export const codeFromDevice = 'Code from your other device';
export const passkeyNotUsed = 'The passkey wasn’t used. Try again, or use a code instead.';
export const failures = {
  'sign-in': 'The sign-in didn’t work. Try again.',
  'other-account': 'That account already opens another key ring. Sign out of this key ring first.',
  'too-many-devices': 'Your key ring is open on too many devices. Remove one of them first.',
};
export const battles = 'Battles and seats';
export const noBattles = 'You haven’t sat at a table yet.';
export const seatOf = (ruleset: string, name: string) => `${ruleset}, as ${name}`;
export const libraries = 'Libraries';
export const noLibraries = 'You haven’t saved anything in a library yet.';
export const openLibrary = 'Open library';
export const itemsInLibrary = (items: number) =>
  pluralForm(items, { one: `${formatNumber(items)} item, which others can open with its link`, other: `${formatNumber(items)} items, which others can open with their links` });
export const libraryGone = 'This library can’t be opened anymore.';
export const heroes = 'Heroes and preferences';
export const heroesFor = (heroes: number, ruleset: string) =>
  pluralForm(heroes, { one: `${formatNumber(heroes)} hero for ${ruleset}`, other: `${formatNumber(heroes)} heroes for ${ruleset}` });
export const preferences = 'Look, sound and other preferences';
export const removeFromRing = 'Remove from key ring';
export const devices = 'Devices';
export const thisDevice = 'this device';
export const lastSeen = (date: string) => `last used ${date}`;
export const removeDevice = 'Remove device';
export const addDevice = 'Add a device';
export const codeTitle = 'Code for another device';
export const codeHow =
  'On your other device, scan this picture. Or open “Key ring” on the front page there, and type this code.';
export const codeUntil = (time: string) =>
  `The code works once, until ${time}. Anyone who has it can open your key ring.`;
export const qrCode = 'QR code with the link';
export const deviceName = (browser: string, system: string) => `${browser} on ${system}`;
export const firefox = 'Firefox';
export const edge = 'Edge';
export const opera = 'Opera';
export const chrome = 'Chrome';
export const safari = 'Safari';
export const iPhone = 'iPhone';
export const iPad = 'iPad';
export const android = 'Android';
export const windows = 'Windows';
export const macOs = 'macOS';
export const chromeOs = 'ChromeOS';
export const linux = 'Linux';
export const unknownBrowser = 'Browser';
export const unknownSystem = 'another system';
export const passkeys = 'Passkeys';
export const passkeysHow =
  'A passkey opens your key ring with your fingerprint, your face or the lock of your device. It also works after you clear this browser.';
export const passkeysElsewhere =
  'Passkeys need a page with https and a host name. Here, use a code to open your key ring on another device.';
export const addPasskey = 'Add a passkey';
export const addedOn = (date: string) => `added ${date}`;
export const removePasskey = 'Remove passkey';
export const accounts = 'Accounts';
export const connectAccount = 'Connect account';
export const onlyWayBack =
  'If you clear this browser, your key ring is lost. Add a passkey or another device, so that you can always open it.';
export const yourData = 'Your data';
export const downloadAll = 'Download all';
export const fileName = 'riposte-key-ring.json';
export const signOut = 'Sign out here';
export const signOutHow =
  'This removes everything on the key ring from this browser. It stays on the key ring and on your other devices.';
export const signOutLast =
  'This is the only way to open your key ring. After you sign out, no one can open it again. Add a passkey or another device first.';
export const signedOut = 'You’re signed out. This browser no longer has anything from your key ring.';
export const deleteAll = 'Delete all';
export const deleteQuestion = 'Delete all of this permanently?';
export const deleteHow = (battles: number, libraries: number, devices: number) =>
  `${pluralForm(battles, { '=0': '', one: `Your seat in ${formatNumber(battles)} battle is freed. Your name disappears from the chat there. The battles themselves stay, for the others. `, other: `Your seats in ${formatNumber(battles)} battles are freed. Your name disappears from the chat there. The battles themselves stay, for the others. ` })}${pluralForm(libraries, { '=0': '', one: `${formatNumber(libraries)} library is deleted with everything in it, also for others who have a link. `, other: `${formatNumber(libraries)} libraries are deleted with everything in them, also for others who have a link. ` })}${pluralForm(devices, { one: `The key ring is closed on ${formatNumber(devices)} device.`, other: `The key ring is closed on ${formatNumber(devices)} devices.` })}`;
export const cancel = 'Cancel';
export const deletedAll = 'Everything is deleted.';
export const isOpenNow = 'Your key ring is open in this browser.';
