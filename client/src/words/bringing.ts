/* Texts about heroes that players bring. */

export const heroesWhoCome = 'Heroes waiting to join';
export const youWait = 'Waiting for the GM to approve:';
export const brings = (name: string) => `${name} brings`;
export const neverMind = 'Cancel request';
export const letIn = 'Approve';
export const notNow = 'Decline';
export const noHeroesKept = (ruleset: string) =>
  `This browser keeps no heroes for ${ruleset}. Make some in the`;
export const workshop = 'workshop';
export const orOpenAFile = ', open a party’s file, or paste its code.';
export const bring = 'Add hero';
export const bringAHero = 'Add a hero';
