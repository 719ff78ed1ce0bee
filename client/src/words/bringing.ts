/* Texts about heroes that players bring. */

export const heroesWhoCome = 'Heroes who come to the table';
export const youWait = 'You wait for the game master to let in';
export const brings = (name: string) => `${name} brings`;
export const neverMind = 'Never mind';
export const letIn = 'Let in';
export const notNow = 'Not now';
export const noHeroesKept = (ruleset: string) =>
  `This browser keeps no heroes for ${ruleset}. Make some in the`;
export const workshop = 'workshop';
export const orOpenAFile = ', open a party’s file, or paste its code.';
export const bring = 'Bring';
export const bringAHero = 'Bring a hero';
