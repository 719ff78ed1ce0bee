import { type Rejection, rejection } from '@riposte/shared/engine/presentation/rejection';

const SENTENCES = {
  'bad-input': 'That request could not be understood.',
  'not-started': 'The fight has not begun yet.',
  'already-started': 'The fight has already begun.',
  'not-over': 'The fight is not over yet.',
  'stale-prompt': 'That question is no longer open.',
  'stale-table': 'The table has gone back to an earlier moment. Please look again.',
  'not-your-fighter': 'You do not play that fighter.',
  'not-gm': 'Only the game master may do that.',
  'no-such-fighter': 'There is no such fighter on the table.',
  'no-such-side': 'There is no such side on the table.',
  'no-such-seat': 'There is no such seat at this table.',
  'fighter-taken': 'Somebody else already plays that fighter.',
  'gm-fighter': 'The game master plays that fighter.',
  'only-watching': 'Spectators cannot do that.',
  'name-taken': 'Another person at this table has that name, or one that looks like it.',
  'gm-name': 'That name is kept for the game master. Please choose another.',
  'gm-seat': 'That seat is a game master’s; take the role from it first.',
  'last-gm': 'This is the only game master’s seat; hand it over instead.',
  muted: 'You are muted at this table. Only the game master can change that.',
  'gm-talks': 'At this table only the game master writes.',
  'no-side': 'You play nobody, so there is no side to write to.',
  'dice-stay': 'At this table dice show how they fall. The settings of the table can change that, openly.',
  'too-fast': 'That was a lot at once. Wait a moment, and send it again.',
  'bad-roll': 'That is no roll. Write it like 2d6+3, d20 or 4d6kh3, with at most 200 dice.',
  'bad-name': 'A name has 1 to 24 visible characters.',
  'nothing-since': 'Nothing has happened since then that could be taken back.',
  'before-the-beginning': 'The fight begins there; it cannot go back any further.',
  'lost-moment': 'The record of that moment is damaged, so there is no way back to it.',
  'enough-rewinds': 'This fight has been rewound 1,000 times, and cannot be rewound again.',
  'something-new': 'Something else has happened meanwhile. Please look again.',
  'nothing-of-yours': 'There is no step of yours to take back.',
  'no-gm': 'There is no game master at the table to grant that.',
  'no-takeback': 'Nobody asks for that any more.',
  'enough-heroes': 'You play as many fighters as one may.',
  'no-room': 'There is no room for one more on this map.',
  'hidden-in-the-way':
    'A hidden fighter stands where that hero would appear. Move it or show it, then let the hero in.',
  'no-hero': 'Nobody waits there to be let in any more.',
  'no-such-picture': 'The picture of that hero has not come. Please bring it again.',
  'storage-full': 'This server has no room for anything new. Ask its host to make room.',
  'too-much-today': 'From here too much has been stored on this server today. Please try again tomorrow.',
  'not-saved': 'That could not be saved, so it was not done. Please try again in a moment.',
  'server-fault': 'Something went wrong on the server. Nothing was changed; please try something else.',
} as const;

export type Refusal = keyof typeof SENTENCES;

/** Returns a refusal of the server itself, with its sentence for the player. */
export function refusal(code: Refusal): Rejection {
  return rejection(code, SENTENCES);
}
