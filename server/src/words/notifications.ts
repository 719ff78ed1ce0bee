import { plural } from '@riposte/shared/engine/presentation/text/plural';

/* Text of the messages that tell people that a table waits for them. They contain nothing secret. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns a duration as text, such as “1 day 3 h”. */
export function durationText(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY_MS);
  const hours = Math.floor((milliseconds % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((milliseconds % HOUR_MS) / MINUTE_MS);
  if (days > 0)
    return [plural(days, '1 day', `${days} days`), hours > 0 ? `${hours} h` : ''].join(' ').trim();
  if (hours > 0) return [`${hours} h`, minutes > 0 ? `${minutes} min` : ''].join(' ').trim();
  return minutes > 0 ? `${minutes} min` : 'less than a minute';
}

export const yourMove = 'It’s your move.';
export const timeLeft = (duration: string) => `You have ${duration} left.`;
export const yourMoveIn = (title: string) => `It’s your move in “${title}”`;
export const openTable = (link: string) => `Open the table: ${link}`;
export const turnOffLink = (link: string) => `Turn off these messages: ${link}`;
export const turnOff = 'Turn off';
/** A line of a webhook message: a person, and the time that they have left. */
export const theirMove = (name: string, left: string | null) =>
  left === null ? `It’s ${name}’s move.` : `It’s ${name}’s move (${left} left).`;
export const theirMoveUntil = (name: string, when: string) => `It’s ${name}’s move (time is up ${when}).`;

export const confirmSubject = 'Confirm your address for Riposte';
export const confirmMail = (title: string, link: string) =>
  `Someone asked for messages to this address when it’s their move in “${title}”.\n\nIf that was you, confirm the address: ${link}\n\nOtherwise, ignore this message. You won’t get any others.`;

export const confirmTitle = 'Confirm your address';
export const confirmHow = 'Get an e-mail when the table waits for you.';
export const confirmButton = 'Confirm address';
export const confirmedTitle = 'Address confirmed';
export const confirmed = 'You’ll get an e-mail when the table waits for you.';
export const offTitle = 'Messages turned off';
export const isOff = 'You won’t get these messages anymore. You can turn them on again at the table.';
export const badLinkTitle = 'Link not valid';
export const badLink = 'This link isn’t valid anymore.';
