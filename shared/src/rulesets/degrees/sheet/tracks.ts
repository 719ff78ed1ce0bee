export const CONDITIONS = [
  'bound',
  'compelled',
  'controlled',
  'dazed',
  'dead',
  'defenseless',
  'disabled',
  'dying',
  'exhausted',
  'fatigued',
  'held',
  'hindered',
  'immobile',
  'impaired',
  'incapacitated',
  'prone',
  'restrained',
  'staggered',
  'stunned',
  'vulnerable',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The affliction tracks, each with its condition for 1, 2 and 3 degrees. */
export const TRACKS = {
  daze: ['dazed', 'stunned', 'incapacitated'],
  snare: ['hindered', 'immobile', 'stunned'],
  sap: ['impaired', 'disabled', 'incapacitated'],
  open: ['vulnerable', 'defenseless', 'stunned'],
  tire: ['fatigued', 'exhausted', 'incapacitated'],
  charm: ['dazed', 'compelled', 'controlled'],
  topple: ['prone', 'prone', 'prone'],
} as const satisfies Readonly<Record<string, readonly [Condition, Condition, Condition]>>;
export type Track = keyof typeof TRACKS;
export const TRACK_IDS = Object.keys(TRACKS) as Track[];

/** The conditions for levels 1, 2 and 3 of a grab (DEG-33). */
export const GRAB = ['held', 'restrained', 'bound'] as const satisfies readonly Condition[];

/** The conditions that a trick can give (DEG-28). */
export const LESSER = ['dazed', 'hindered', 'impaired', 'vulnerable'] as const satisfies readonly Condition[]; // DEG-R66
