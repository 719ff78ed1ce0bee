import { counted } from './plural.ts';

/** Returns a duration in seconds as text: "45 seconds", "5 hours", or "1 day 3 h". */
export const duration = (seconds: number) => {
  const hours = Math.floor(seconds / 3600);
  if (hours < 1) return counted(seconds, 'second');
  return hours < 24 ? counted(hours, 'hour') : `${counted(Math.floor(hours / 24), 'day')} ${hours % 24} h`;
};
