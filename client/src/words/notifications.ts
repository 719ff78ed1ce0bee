/* Generated from en/notifications.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const playByPost = 'Play by post';
export const byPostHow =
  'For groups that are rarely online together. Everyone moves when they have time, and gets a message when it’s their move.';
export const live = 'Live, everyone at the same time';
export const perDay = (days: number) =>
  pluralForm(days, { one: `${formatNumber(days)} day for each move`, other: `${formatNumber(days)} days for each move` });
export const pace = 'Pace';
export const hoursForTurns = 'For a turn (hours)';
export const hoursForReactions = 'For a reaction (hours)';
export const changePost = 'Change time limits';
export const playLive = 'Play live';
export const oneDayMore = 'Add one day';
export const hours = 'h';
export const hoursARound = 'h per round';
export const tellMe = 'Tell me when it’s my move';
export const tellMeHow =
  'You get one message when the table waits for you, and no other until you’ve been here.';
export const byPush = 'In this browser';
export const turnOnPush = 'Turn on here';
export const turnOffPush = 'Turn off here';
export const pushIsOn = 'This browser gets a message when it’s your move, even if Riposte is closed.';
export const noPushWithoutHttps =
  'This needs a secure connection (https). Ask the host of this server, or use e-mail.';
export const noPushHere = 'This browser can’t receive messages. Use e-mail, or try another browser.';
export const pushDenied = 'This browser blocks notifications from this site. Allow them in its settings.';
export const byMail = 'By e-mail';
export const mailAddress = 'E-mail address';
export const turnOnMail = 'Send e-mail';
export const changeAddress = 'Change address';
export const turnOffMail = 'Stop e-mail';
export const confirmFirst = (address: string) =>
  `Open the link in the message to ${address} to confirm that it’s your address.`;
export const messagesGoTo = (receiver: string) => `Messages go to ${receiver}.`;
export const noMail = 'The host of this server hasn’t set up e-mail.';
export const quietHours = 'Quiet hours';
export const quietHoursHow = (zone: string) =>
  `In these hours, your time doesn’t run and you get no messages. Time zone: ${zone}.`;
export const from = 'From';
export const until = 'Until';
export const setQuietHours = 'Set quiet hours';
export const removeQuietHours = 'Remove quiet hours';
export const quietTooLong = 'Leave at least eight hours of the day in which you can move.';
export const webhook = 'Webhook';
export const webhookHow =
  'Posts in your group’s channel whose move it is. In Discord, create it under Edit channel, Integrations.';
export const webhookAddress = 'Webhook address';
export const webhookFormat = 'Format';
export const formatDiscord = 'Discord';
export const formatJson = 'JSON';
export const saveWebhook = 'Save webhook';
export const removeWebhook = 'Remove webhook';
