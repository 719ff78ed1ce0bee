import type * as z from 'zod/mini';
import type { Source } from '../scenario/source-text.ts';
import { MapFault } from './reading.ts';
import { WORDS } from './text/catalog.ts';

/** Parses the content of a file by a schema. Throws `MapFault` with the first fault. */
export function shaped<Shape extends z.ZodMiniType>(shape: Shape, source: Source): z.output<Shape> {
  const result = shape.safeParse(source.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const at = (issue?.path ?? []).filter((part) => typeof part !== 'symbol');
  const path = at.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  const expected = issue && 'expected' in issue ? WORDS.kinds[String(issue.expected)] : undefined;
  const isBounds = issue?.code === 'too_big' || issue?.code === 'too_small';
  const name = path.replace(/^\./, '').slice(0, 100);
  const message = isBounds ? WORDS.outOfBounds(name) : WORDS.wrong(name, expected ?? WORDS.fitting);
  throw new MapFault(message, source.positionOf(at));
}
