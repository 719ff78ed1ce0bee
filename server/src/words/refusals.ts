import { type Rejection, rejection } from '@riposte/shared/engine/presentation/rejection';

const SENTENCES = {
  'bad-input': 'The table didn’t understand that. Reload the page and try again.',
  'not-started': 'The fight hasn’t started yet.',
  'already-started': 'The fight has already started.',
  'not-over': 'The fight isn’t over yet.',
  'stale-prompt': 'Too late: that choice has already been made.',
  'stale-table': 'The GM rewound the fight. Take another look before you decide.',
  'not-your-fighter': 'You’re not playing that fighter.',
  'not-gm': 'Only the GM can do that.',
  'no-such-fighter': 'That fighter isn’t at this table.',
  'no-such-side': 'This table doesn’t have that side.',
  'no-such-seat': 'That person isn’t at this table.',
  'fighter-taken': 'Someone else is already playing that fighter.',
  'gm-fighter': 'The GM is playing that fighter.',
  'only-watching': 'Spectators can’t do that.',
  'name-taken': 'Someone at this table already has that name, or one that looks like it. Choose another.',
  'gm-name': 'That name is reserved for the GM. Choose another.',
  'gm-seat': 'That person is a GM. Change their role first.',
  'last-gm': 'You’re the only GM. Make someone else the GM first.',
  muted: 'You’re muted. Only the GM can unmute you.',
  'gm-talks': 'Only the GM can send messages at this table.',
  'no-side': 'You’re not playing a fighter, so you don’t have a side to message.',
  'dice-stay': 'Setting dice is off at this table. Turn it on in the table settings first.',
  'bad-zone': 'This server doesn’t know that time zone. Choose another.',
  'setting-differs': 'The table settings say otherwise. Change the setting instead.',
  'too-fast': 'Too many requests at once. Wait a moment and try again.',
  'bad-template':
    'That isn’t a valid template. It needs a known shape, a size of 1 to 20 hexes and a direction of 0 to 11.',
  'bad-roll': 'That isn’t a valid roll. Try 2d6+3, d20 or 4d6kh3 (200 dice at most).',
  'bad-name': 'A name must have 1 to 24 visible characters.',
  'nothing-since': 'Nothing has happened since then, so there’s nothing to undo.',
  'before-the-beginning': 'This is the start of the fight. You can’t rewind any further.',
  'lost-moment': 'You can’t rewind to that moment, because its record is damaged.',
  'enough-rewinds': 'This fight has been rewound 1,000 times, which is the limit.',
  'something-new': 'Something else happened in the meantime. Take another look before you decide.',
  'nothing-of-yours': 'You have nothing to undo.',
  'no-gm': 'There’s no GM at the table to approve that.',
  'no-takeback': 'That undo request was withdrawn.',
  'enough-heroes': 'You’re already playing the maximum number of fighters.',
  'no-room': 'This map has no room for another fighter.',
  'hidden-in-the-way':
    'A hidden fighter is on the hex where that hero would appear. Move or reveal the fighter, then approve the hero.',
  'no-hero': 'That hero is no longer waiting to join.',
  'no-such-picture': 'That hero’s picture is missing. Add the hero again.',
  'storage-full': 'This server’s storage is full. Ask its host to free up some space.',
  'sign-in-required':
    'On this server, you have to sign in to start the next fight. Sign in with a key ring, and then reload this page.',
  'too-much-today': 'You’ve stored too much on this server today. Try again tomorrow.',
  'not-saved': 'Couldn’t save that, so nothing changed. Try again in a moment.',
  'server-fault': 'Something went wrong on the server. Nothing changed. Try something else.',
} as const;

export type Refusal = keyof typeof SENTENCES;

/** Returns a refusal of the server itself, with its sentence for the player. */
export function refusal(code: Refusal): Rejection {
  return rejection(code, SENTENCES);
}

const TOLD = 'Nothing changed. Please tell the rulebook’s authors.';
const FAULTS = {
  failed: (rulebook: string) => `${rulebook} failed. ${TOLD}`,
  endless: (rulebook: string) => `${rulebook} took too long and was stopped. ${TOLD}`,
  resting: (rulebook: string) =>
    `${rulebook} took too long a moment ago. Nothing changed. Try something else in half a minute.`,
  forgot: (rulebook: string) => `${rulebook} changed or lost a fighter without reporting it. ${TOLD}`,
  meddled: (rulebook: string) => `${rulebook} tried to change something that it must not change. ${TOLD}`,
  'broken-offer': (rulebook: string) => `${rulebook} offered that choice, but then refused it. ${TOLD}`,
} as const;

/** The code of all faults of installed rulebooks. */
export const RULEBOOK_FAULT = 'rulebook-fault';

/** The faults of a rulebook that the server recognizes. */
export type RulebookFaultKind = keyof typeof FAULTS;

/** Returns the refusal for an input that ran into a fault of an installed rulebook. */
export function rulebookFault(kind: RulebookFaultKind, title: string, version: number): Rejection {
  return { code: RULEBOOK_FAULT, message: FAULTS[kind](nameOf(title, version)) };
}

/** Returns the refusal of all inputs to a battle that stops before step `seq`, on which the rules fail. */
export function haltedBattle(kind: RulebookFaultKind, title: string, version: number, at: Moment): Rejection {
  const problem = kind === 'endless' ? 'takes too long' : 'fails';
  const message = `${nameOf(title, version)} ${problem} at step ${at.seq} of this fight, in round ${at.round}. The fight stops before it, and can still be read up to there. To go on, the GM can rewind it. Please tell the rulebook’s authors.`;
  return { code: RULEBOOK_FAULT, message };
}

interface Moment {
  /** The number of the input. */
  readonly seq: number;
  readonly round: number;
}

function nameOf(title: string, version: number): string {
  return `The rulebook “${title}” (version ${version})`;
}

/** Returns the refusal for a hero that the rules do not accept; `wrong` is a sentence about its sheet. */
export function badHero(wrong: string): Rejection {
  return { code: 'bad-hero', message: `That hero doesn’t fit these rules: ${wrong}` };
}
