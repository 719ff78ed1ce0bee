import type { CalledSeat } from '../store/notification-store.ts';
import { durationText } from '../words/durations.ts';

/** Returns the path of a table. It has no secret: the page finds the seat that its browser has there. */
export function tablePath(battle: string): string {
  return `/t/${battle}`;
}

/** Returns the path that turns off messages. */
export function offPath(token: string): string {
  return `/notifications/off?t=${token}`;
}

/** Returns the path that confirms an e-mail address. */
export function confirmPath(token: string): string {
  return `/notifications/confirm?t=${token}`;
}

/** Returns the time that a person has left, as text; null if their time is not limited. */
export function leftOf({ deadline }: CalledSeat): string | null {
  return deadline === null ? null : durationText(Math.max(0, deadline - Date.now()));
}
