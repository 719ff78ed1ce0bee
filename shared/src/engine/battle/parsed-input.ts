import type { Ruleset } from '../core/ruleset.ts';
import { type FieldSchemas, optional, readValues, text } from '../schema/field-schema.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { plain } from '../schema/plain-json.ts';
import { own } from '../schema/records.ts';
import type { Table } from '../state/table.ts';
import { type Input, paramsOf, parseInput, withParams } from './input.ts';
import type { InputContext } from './input-context.ts';

/** An input after parsing: the form that is checked, saved and performed. */
export interface ParsedInput {
  /** The input as the journal saves it: plain JSON with declared parameters only. */
  readonly input: Input;
  /** The actor. Differs from the input's `as` if a player decides for another fighter. */
  readonly by: AskedId;
  /** The parsed parameters, or the raw ones if they are undeclared or do not fit their schemas. */
  readonly params: Params;
  /** True if `params` have been parsed, false if they are raw. */
  readonly isRead: boolean;
}

/** Parses raw input in the current state of a battle; undefined if `raw` is not an input. */
export function readInput<T extends Table>(context: InputContext<T>, raw: unknown): ParsedInput | undefined {
  const parsed = parseInput(plain(raw));
  if (!parsed) return undefined;
  const done = doneBy(context.ruleset, parsed);
  const given = paramsOf(done);
  const kinds = declared(context, done);
  const read = kinds && readValues(kinds, given);
  const params = read ?? given;
  const input = withParams(parsed, done === parsed ? params : { ...params, for: done.as });
  return { input, by: done.as, params, isRead: read !== undefined };
}

const TIMEOUT = { prompt: optional(text(64)) };
const NONE: FieldSchemas = {};

/**
 * Returns the schemas of an input's parameters; undefined if its action or option does not exist, so it will be
 * rejected.
 */
function declared<T extends Table>(
  { ruleset, interjections, pending }: InputContext<T>,
  { as, do: name, answer }: Input,
): FieldSchemas | undefined {
  if (name === 'gm.timeout') return TIMEOUT;
  if (name !== undefined) return (own(interjections, name) ?? own(ruleset.actions, name))?.params;
  const choices = pending?.answerable(as)?.choices();
  const choice = choices?.find(({ option }) => option === answer);
  return choice && (choice.params ?? NONE);
}

/**
 * Returns the input with the fighter in `for` as its actor (`as`), if these rules let players decide for other
 * fighters. Otherwise, returns the input unchanged. No player can act for the GM.
 */
export function doneBy({ voice }: Pick<Ruleset, 'voice'>, input: Input): Input {
  if (voice === undefined) return input;
  const { for: by, ...parsed } = input;
  return typeof by === 'string' && by !== 'gm' ? ({ ...parsed, as: by } as Input) : input;
}
