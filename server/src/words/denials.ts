/** The sentences for connections that are denied. */
export const denials = {
  'bad-link': 'This link doesn’t open this table. Ask the GM for a new one.',
  full: 'This table is full.',
  locked: 'This table is locked. Ask the GM to unlock it.',
  'no-passphrase': 'This table requires a password.',
  'not-here': 'Couldn’t join as a spectator. Open the link again.',
  'taken-over': 'You opened this seat in another tab.',
  'too-many-guesses': 'Too many wrong passwords. Wait a minute and try again.',
  'wrong-passphrase': 'Wrong password.',
  malformed: 'Join a table with a link or a seat key.',
} as const;
