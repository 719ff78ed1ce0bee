/* Generated from en/notifications.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const duration = {
  days: (n: number) => pluralForm(n, { one: `${formatNumber(n)} day`, other: `${formatNumber(n)} days` }),
  hours: (n: number) => `${formatNumber(n)} h`,
  minutes: (n: number) => `${formatNumber(n)} min`,
  underAMinute: 'less than a minute',
};
export const yourMove = 'It’s your move.';
export const timeLeft = (duration: string) => `You have ${duration} left.`;
export const yourMoveIn = (title: string) => `It’s your move in “${title}”`;
export const openTable = (link: string) => `Open the table: ${link}`;
export const turnOffLink = (link: string) => `Turn off these messages: ${link}`;
export const turnOff = 'Turn off';
export const theirMove = (name: string) => `It’s ${name}’s move.`;
export const theirMoveFor = (name: string, left: string) => `It’s ${name}’s move (${left} left).`;
export const theirMoveUntil = (name: string, when: string) => `It’s ${name}’s move (time is up ${when}).`;
export const confirmSubject = 'Confirm your address for Riposte';
export const confirmMail = (title: string, link: string) =>
  `Someone asked for messages to this address when it’s their move in “${title}”.

If that was you, confirm the address: ${link}

Otherwise, ignore this message. You won’t get any others.`;
export const confirmTitle = 'Confirm your address';
export const confirmHow = 'Get an e-mail when the table waits for you.';
export const confirmButton = 'Confirm address';
export const confirmedTitle = 'Address confirmed';
export const confirmed = 'You’ll get an e-mail when the table waits for you.';
export const offTitle = 'Messages turned off';
export const isOff = 'You won’t get these messages anymore. You can turn them on again at the table.';
export const badLinkTitle = 'Link not valid';
export const badLink = 'This link isn’t valid anymore.';
