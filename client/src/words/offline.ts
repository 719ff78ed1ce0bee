/* Generated from en/offline.json by `npm run words`. Edit that file instead. */

export const noConnection = 'No connection.';
export const savedPage = 'No connection to the server. This page shows what this device has saved.';
export const tableAsOf = (time: string) => `This is the table as of ${time}.`;
export const nothingSaved =
  'No connection, and this device has not saved this table. Trying again until the server responds…';
export const isAsked = (name: string, question: string, about: string) => `${name}: ${question}. ${about}`;
export const savedByOtherRelease =
  'No connection, and another release of Riposte has saved this table. Trying again until the server responds…';
export const rulesNotSaved = (rulebook: string) =>
  `No connection, and this device has not saved the rulebook ${rulebook}. Trying again until the server responds…`;
