/* Generated from en/library.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const library = 'Library';
export const nothingYet =
  'Save scenarios, maps and heroes on this server to use them in later sessions and on other devices. Create or open a scenario first. No one can find your library without its link.';
export const keepThisFight = 'Save this scenario';
export const keepThisMap = 'Save only the map';
export const keepThisHero = (name: string) => `Save ${name}`;
export const keepYourHeroes = 'Save all your heroes';
export const inPlaceOf = (label: string, name: string) => `${label} (replaces “${name}”)`;
export const keptAs = (name: string) => `“${name}” is saved in your library.`;
export const aMapWithoutAName = 'Unnamed map';
export const open = 'Open';
export const openThing = (name: string) => `Open ${name}`;
export const link = 'Link';
export const linkTo = (name: string) => `Link to ${name}`;
export const newName = (name: string) => `New name for ${name}`;
export const sharedHow = 'Anyone with this link can view and play it, but not change it.';
export const takeAllAway = 'Export as one file';
export const bringAFile = 'Import a library file';
export const isNoLibrary = (file: string) => `${file} isn’t a library file.`;
export const brought = (things: number) =>
  pluralForm(things, { one: `${formatNumber(things)} item imported.`, other: `${formatNumber(things)} items imported.` });
export const notBrought = (name: string, why: string) => `${name}: ${why}`;
export const itsLink = 'Your library’s link';
export const itsLinkHow =
  'This link opens your library on another device. Anyone who has it can change and delete everything, so keep it private and safe.';
export const deleteLibrary = 'Delete this library';
export const beginAnother = 'Start a new library';
export const anotherLibrary =
  'This link opens a different library. Which one do you want to use in this browser?';
export const itsLinkBefore = 'Current library';
export const itsLinkBeforeHow = 'Save this link if you want to return to it.';
export const fromTheLink = 'Library from the link';
export const stayWithMine = 'Keep my library';
export const sharedWithYou = 'Shared with you';
export const onlyThisOne =
  'This link opens only this item. If the library is yours, open “Library” in the browser where you saved it.';
export const openInTheWorkshop = 'Open in the editor';
export const takeTheseHeroes = 'Use these heroes';
export const keepItToo = 'Save to my library too';
export const isOpenInEditor = (name: string) =>
  `“${name}” is open in the editor. Press Undo to get the previous scenario back.`;
export const deleted = (name: string) => `“${name}” was deleted.`;
