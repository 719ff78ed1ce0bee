import * as z from 'zod/mini';
import { hexShape, type Setup, SetupError } from '../../engine/setup.ts';
import { isOpenGround } from '../../hex/map.ts';
import { STATS } from './content.ts';
import type { Options } from './table.ts';
import { TEXT } from './text/catalogue.ts';

const seconds = z.int().check(z.minimum(1), z.maximum(3600));

const feature = z.strictObject({
  id: z.string().check(z.minLength(1)),
  kind: z.string().check(z.minLength(1)),
  from: hexShape,
  to: hexShape,
  stat: z.enum(STATS),
  difficulty: z.nullable(z.int().check(z.minimum(0), z.maximum(99))),
});

const shape = z.strictObject({
  exploding: z._default(z.boolean(), true),
  difficulty: z._default(z.enum(['rolled', 'static']), 'rolled'),
  overexertion: z._default(z.boolean(), false),
  stepWindows: z._default(z.boolean(), true),
  features: z._default(z.array(feature).check(z.maxLength(50)), []),
  promptSeconds: z._default(seconds, 20), // VIG-41
  turnSeconds: z._default(seconds, 90), // VIG-41
});

/** The battle's options, those left out with their defaults. Throws `SetupError`. Source: chapter 2.3. */
export function readOptions({ options, map }: Setup): Options {
  const result = shape.safeParse(options);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SetupError(`options.${issue?.path.join('.') ?? ''}: ${issue?.message ?? TEXT.setup.malformed}`);
  }
  for (const { id, from, to } of result.data.features) {
    const stray = [from, to].find((hex) => !isOpenGround(map, hex));
    if (stray) throw new SetupError(`options.features: ${TEXT.setup.leadsNowhere(id, stray.join())}`);
  }
  return result.data;
}
