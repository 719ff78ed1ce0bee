/* Generated from en/bringing.json by `npm run words`. Edit that file instead. */

export const heroesWhoCome = 'Heroes waiting to join';
export const youWait = 'Waiting for the GM to approve:';
export const brings = (name: string) => `${name} is asking to add:`;
export const cancelRequest = 'Cancel request';
export const letIn = 'Approve';
export const notNow = 'Decline';
export const noHeroesSaved = <T>(ruleset: string, editor: (text: string) =>
  T) => ['This browser has no saved heroes for ', ruleset, '. Create some in the ', editor('scenario editor'), ', open a party file or paste a party code.'];
export const bring = 'Add hero';
export const bringAHero = 'Add a hero';
