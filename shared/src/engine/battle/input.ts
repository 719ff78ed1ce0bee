import { MOST_WAIVED } from '../gm/overrides.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import type { WeighedOption } from '../state/event.ts';
import type { Viewer } from '../visibility/viewer.ts';

/**
 * An input: an intent, or the answer to an open prompt. If a player decides for another fighter, `for` names that
 * fighter. Source: cases/FORMAT.md.
 */
export type Input = Intending | Answering;
export type Intending = { readonly as: AskedId; readonly do: string; readonly answer?: never } & Params &
  Attempt;
export type Answering = { readonly as: AskedId; readonly answer: string; readonly do?: never } & Params &
  Attempt;

interface Attempt {
  /**
   * The options that a bot considered; only in a journal, for a bot's input. They are based on public information only,
   * and are emitted as an event.
   */
  readonly weighed?: readonly WeighedOption[];
  /** True for an answer that standing orders gave when a bluff-proof window closed; only in a journal. */
  readonly byOrder?: true;
  /** The codes of the faults that the GM waives; only for an intent that overrides the rules. */
  readonly force?: readonly string[];
  /** The viewer in whose view the input was legal; only in a journal, for an attempt. See `Battle.heard`. */
  readonly eyes?: Viewer;
}

/** Returns `raw` as an input; undefined if it is not an object with an actor and either an intent or an answer. */
export function parseInput(raw: unknown): Input | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const { as, do: intent, answer, force } = raw as Record<string, unknown>;
  if (intent !== undefined && answer !== undefined) return undefined;
  if (force !== undefined && !(intent !== undefined && areCodes(force))) return undefined;
  return typeof as === 'string' && typeof (intent ?? answer) === 'string' ? (raw as Input) : undefined;
}

function areCodes(force: unknown): force is readonly string[] {
  const isCode = (code: unknown) => typeof code === 'string' && code.length <= MOST_CODE;
  return Array.isArray(force) && force.length > 0 && force.length <= MOST_WAIVED && force.every(isCode);
}

const MOST_CODE = 64;

/**
 * Returns the parameters of an input: all members except the actor, the intent or answer, and the engine's own
 * members.
 */
export function paramsOf(input: Input): Params {
  const {
    as: _as,
    do: _do,
    answer: _answer,
    eyes: _eyes,
    weighed: _weighed,
    byOrder: _byOrder,
    force: _force,
    ...params
  } = input;
  return params;
}

/** Returns a copy of an input with other parameters. */
export function withParams(input: Input, params: Params): Input {
  const { as, do: intent, answer, eyes, weighed, byOrder, force } = input;
  const what = answer === undefined ? { as, do: intent } : { as, answer };
  return {
    ...params,
    ...what,
    ...(eyes && { eyes }),
    ...(weighed && { weighed }),
    ...(byOrder && { byOrder }),
    ...(force && { force }),
  } as Input;
}

/**
 * Converts a choice at a prompt to the input that expresses it. `speaker` is the fighter that decides for `for`; by
 * default, `for` itself.
 */
export function toInput(
  {
    for: by,
    kind,
    speaker = by,
  }: { readonly for: AskedId; readonly kind: string; readonly speaker?: AskedId },
  { option, params }: { readonly option: string; readonly params: Params },
): Input {
  const who = speaker === by ? { as: by } : { as: speaker, for: by };
  return kind === 'turn' ? { ...params, ...who, do: option } : { ...params, ...who, answer: option };
}
