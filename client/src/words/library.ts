import { plural } from './plural.ts';

/* The library, where a game master keeps what other evenings need. */

export const library = 'Library';
export const nothingYet =
  'Fights, maps and heroes that you keep on this server are here on other evenings and other devices. Make or open a fight to keep something of it. Nobody finds your library without its link.';
export const keepThisFight = 'Keep this fight';
export const keepThisMap = 'Keep its map';
export const keepThisHero = (name: string) => `Keep ${name}`;
export const keepYourHeroes = 'Keep all your heroes';
export const inPlaceOf = (label: string, name: string) => `${label} in place of “${name}”`;
export const keptAs = (name: string) => `“${name}” is in your library.`;
export const aMapWithoutAName = 'A map without a name';
export const open = 'Open';
export const openThing = (name: string) => `Open ${name}`;
export const link = 'Link';
export const linkTo = (name: string) => `Link to ${name}`;
export const newName = (name: string) => `New name for ${name}`;
export const sharedHow = 'Whoever has it can look at this and play it, and change nothing here.';
export const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} kB`;
export const takeAllAway = 'Save all of it as a file';
export const bringAFile = 'Bring a library’s file';
export const isNoLibrary = (file: string) => `${file} is no library’s file.`;
export const brought = (things: number) =>
  plural(things, 'One thing has been brought.', `${things} things have been brought.`);
export const notBrought = (name: string, why: string) => `${name}: ${why}`;
export const itsLink = 'Your library’s link';
export const itsLinkHow =
  'Opens it on another device of yours. Whoever has it can change and delete everything: keep it to yourself, and keep it well.';
export const deleteLibrary = 'Delete the library for good';
export const beginAnother = 'Begin another';
export const anotherLibrary =
  'This link opens another library than the one that this browser has. Which is to be yours here?';
export const itsLinkBefore = 'The one so far';
export const itsLinkBeforeHow = 'Keep this link if you want to come back to it.';
export const fromTheLink = 'The one from the link';
export const stayWithMine = 'The one so far, as it is';
export const sharedWithYou = 'Shared with you';
export const onlyThisOne =
  'This link opens just this. The library that it is in has a link of its own: if it is yours, you find that under “Library” in the browser where you kept it.';
export const openInTheWorkshop = 'Open in the workshop';
export const takeTheseHeroes = 'Take these heroes';
export const keepItToo = 'Keep it in your library, too';
export const isOnTheBench = (name: string) =>
  `“${name}” is on the bench now. Undo brings back what was there.`;
export const deleted = (name: string) => `${name} is deleted.`;
