import * as z from 'zod/mini';
import { RING_KINDS } from './ring-kinds.ts';
import { text } from './schema-parts.ts';

/* The schemas of the HTTP requests about key rings. */

/** The name of a device or of a passkey, as the person recognizes it: `Firefox on Linux`. */
const name = text(1, 60);

/** The body of `POST /api/key-ring/create`. */
export const createRing = z.strictObject({ device: name });

/** The body of `POST /api/key-ring/sync`, which sends changed items and asks for the items changed since. */
export const syncRing = z.strictObject({
  /** The revision of the last reply; 0 asks for all items. */
  since: z.int().check(z.minimum(0)),
  changes: z
    .array(
      z.strictObject({
        kind: z.enum(RING_KINDS),
        id: text(1, 160),
        /** The value that the browser stores, as JSON; null removes the item. */
        value: z.unknown(),
      }),
    )
    .check(z.maxLength(300)),
});

/** The body of `POST /api/key-ring/open/code`. Spaces, hyphens and case of the code don't matter. */
export const openByCode = z.strictObject({ code: text(1, 40), device: name });

/** A response of the browser's WebAuthn API. The library that verifies it checks its content. */
const credential = z.looseObject({
  id: text(1, 2_000),
  response: z.looseObject({ clientDataJSON: text(1, 8_000) }),
});

/** The body of `POST /api/key-ring/passkeys/add`. */
export const addPasskey = z.strictObject({ name, credential });

/** The body of `POST /api/key-ring/open/passkey`. */
export const openByPasskey = z.strictObject({ device: name, credential });

/** The body of `POST /api/key-ring/sign-in`; `back` is the path to which the browser returns. */
export const signIn = z.strictObject({
  device: name,
  back: text(1, 300).check(z.regex(/^\/(?![/\\])[^\\]*$/)),
});

/** The body of `POST /api/key-ring/devices/remove` and `POST /api/key-ring/passkeys/remove`. */
export const removePart = z.strictObject({ id: text(1, 2_000) });
