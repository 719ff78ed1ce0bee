import * as z from 'zod/mini';
import { secret, text } from './schema-parts.ts';

/* The schemas of the requests about notifications. The types in `notifications.ts` derive from them. */

export const HOOK_FORMATS = ['discord', 'json'] as const;

const base64url = (most: number) => text(1, most).check(z.regex(/^[\w-]+=*$/));

/** A browser's address at its push service, as the browser writes it, without the expiration time. */
export const pushAddress = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000)),
  keys: z.object({ p256dh: base64url(120), auth: base64url(40) }),
});

/** The body of `POST /api/battles/:id/notifications`. */
export const askNotifications = z.strictObject({ seatKey: secret });

/** The body of `POST /api/battles/:id/notifications/push`. */
export const subscribePush = z.strictObject({ seatKey: secret, to: pushAddress });

/** The body of `POST /api/battles/:id/notifications/mail`. */
export const subscribeMail = z.strictObject({ seatKey: secret, to: z.email().check(z.maxLength(254)) });

/** The body of `POST /api/battles/:id/notifications/stop`. `endpoint` is the push address; without it, stops e-mail. */
export const stopNotifications = z.strictObject({
  seatKey: secret,
  endpoint: z.exactOptional(text(1, 1_000)),
});

/** The body of `POST /api/battles/:id/notifications/hook`. Only a GM may send it. */
export const setHook = z.strictObject({
  seatKey: secret,
  hook: z.nullable(
    z.strictObject({
      url: z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000)),
      format: z.enum(HOOK_FORMATS),
    }),
  ),
});
