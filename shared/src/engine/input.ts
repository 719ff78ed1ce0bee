import type { Asked, Params } from './script.ts';

/** What a person sends: an intent, or the answer to an open prompt. Source: cases/FORMAT.md. */
export type Input =
  | ({ readonly as: Asked; readonly do: string; readonly answer?: never } & Params)
  | ({ readonly as: Asked; readonly answer: string; readonly do?: never } & Params);

/** An input read from JSON; undefined if it is no object that says who does or answers what. */
export function parseInput(raw: unknown): Input | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const { as, do: intent, answer } = raw as Record<string, unknown>;
  if (intent !== undefined && answer !== undefined) return undefined;
  return typeof as === 'string' && typeof (intent ?? answer) === 'string' ? (raw as Input) : undefined;
}

/** The parameters of an input, without who and what. */
export function paramsOf({ as: _as, do: _do, answer: _answer, ...params }: Input): Params {
  return params;
}

/** The same person doing or answering the same, with other parameters. */
export function withParams({ as, do: intent, answer }: Input, params: Params): Input {
  return (answer === undefined ? { ...params, as, do: intent } : { ...params, as, answer }) as Input;
}

/** Those parameters that somebody looks at who reads them: the others mean nothing. */
export function lookedAt(params: Params, read: (params: Params) => unknown): Params {
  const looked = new Set<PropertyKey>();
  const watched = new Proxy(params, {
    get(target, name) {
      looked.add(name);
      return Reflect.get(target, name);
    },
  });
  read(watched);
  return Object.fromEntries(Object.entries(params).filter(([name]) => looked.has(name)));
}
