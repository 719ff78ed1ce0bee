import type * as z from 'zod/mini';
import { own } from '../engine/schema/records.ts';
import type { Source } from '../scenario/source-text.ts';
import * as texts from '../words/messages/maps.ts';
import { MapFault } from './reading.ts';

/** Parses the content of a file by a schema. Throws `MapFault` with the first fault. */
export function shaped<Shape extends z.ZodMiniType>(shape: Shape, source: Source): z.output<Shape> {
  const result = shape.safeParse(source.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const at = (issue?.path ?? []).filter((part) => typeof part !== 'symbol');
  const path = at.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  const expected =
    issue && 'expected' in issue ? own<string>(texts.kinds, String(issue.expected)) : undefined;
  const isBounds = issue?.code === 'too_big' || issue?.code === 'too_small';
  const name = path.replace(/^\./, '').slice(0, 100) || texts.theFile;
  const message = isBounds ? texts.outOfBounds(name) : texts.wrong(name, expected ?? texts.fitting);
  throw new MapFault(message, source.positionOf(at));
}
