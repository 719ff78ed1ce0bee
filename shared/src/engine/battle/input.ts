import { MOST_WAIVED } from '../gm/overrides.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import type { WeighedOption } from '../state/event.ts';
import type { Viewer } from '../visibility/viewer.ts';

/**
 * What a person sends: an intent, or the answer to an open prompt. Where one may speak for another, `for`
 * names whom. Source: cases/FORMAT.md.
 */
export type Input = Intending | Answering;
export type Intending = { readonly as: AskedId; readonly do: string; readonly answer?: never } & Params &
  Attempt;
export type Answering = { readonly as: AskedId; readonly answer: string; readonly do?: never } & Params &
  Attempt;

interface Attempt {
  /**
   * In a journal only, of what a bot does: what it weighed, as far as everybody can see. Told as it is done.
   */
  readonly weighed?: readonly WeighedOption[];
  /** Of an intent that the GM lets happen against the rules: the codes of the reasons that are waived. */
  readonly force?: readonly string[];
  /**
   * In a journal only, of what is no more than an attempt: whose eyes saw nothing against it. See
   * `Battle.heard`.
   */
  readonly eyes?: Viewer;
}

/** An input read from JSON; undefined if it is no object that says who does or answers what. */
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

/** The parameters of an input, without who and what. */
export function paramsOf(input: Input): Params {
  const {
    as: _as,
    do: _do,
    answer: _answer,
    eyes: _eyes,
    weighed: _weighed,
    force: _force,
    ...params
  } = input;
  return params;
}

/** The same person doing or answering the same, with other parameters. */
export function withParams({ as, do: intent, answer, eyes, weighed, force }: Input, params: Params): Input {
  const what = answer === undefined ? { as, do: intent } : { as, answer };
  return {
    ...params,
    ...what,
    ...(eyes && { eyes }),
    ...(weighed && { weighed }),
    ...(force && { force }),
  } as Input;
}

/** Somebody's decision at a prompt as the input that its speaker sends. */
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
