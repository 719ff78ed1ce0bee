import type { Ruleset } from '../core/ruleset.ts';
import { type FieldSchemas, optional, readValues, text } from '../schema/field-schema.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { plain } from '../schema/plain-json.ts';
import { own } from '../schema/records.ts';
import type { Table } from '../state/table.ts';
import { type Input, paramsOf, parseInput, withParams } from './input.ts';
import type { Moment } from './input-context.ts';

/** What somebody has said, read once: this is checked, written down and carried out. */
export interface ParsedInput {
  /**
   * What is written down: what was said, as plain JSON, with the parameters that are declared of it and no
   * others.
   */
  readonly input: Input;
  /** Whose doing it is: where one may speak for another, not always the speaker's. */
  readonly by: AskedId;
  /** As their kinds read them; as they came if these cannot, or if there are none. */
  readonly params: Params;
  /** Whether their kinds have read them. */
  readonly isRead: boolean;
}

/** Reads whatever somebody sent, at that moment; undefined: it is no input. */
export function readSaid<T extends Table>(moment: Moment<T>, raw: unknown): ParsedInput | undefined {
  const said = parseInput(plain(raw));
  if (!said) return undefined;
  const done = doneBy(moment.ruleset, said);
  const given = paramsOf(done);
  const kinds = declared(moment, done);
  const read = kinds && readValues(kinds, given);
  const params = read ?? given;
  const input = withParams(said, done === said ? params : { ...params, for: done.as });
  return { input, by: done.as, params, isRead: read !== undefined };
}

const TIMEOUT = { prompt: optional(text(64)) };
const NONE: FieldSchemas = {};

/** What the parameters of an input are; undefined: nothing declares them, and it will be refused. */
function declared<T extends Table>(
  { ruleset, interjections, wait }: Moment<T>,
  { as, do: name, answer }: Input,
): FieldSchemas | undefined {
  if (name === 'gm.timeout') return TIMEOUT;
  if (name !== undefined) return (own(interjections, name) ?? own(ruleset.actions, name))?.params;
  const choices = wait?.answerable(as)?.choices();
  const choice = choices?.find(({ option }) => option === answer);
  return choice && (choice.params ?? NONE);
}

/** An input as the doing of whom it is for, where one may speak for another. Nobody speaks for the GM. */
export function doneBy({ voice }: Pick<Ruleset, 'voice'>, input: Input): Input {
  if (voice === undefined) return input;
  const { for: by, ...said } = input;
  return typeof by === 'string' && by !== 'gm' ? ({ ...said, as: by } as Input) : input;
}
