import type { Axes } from '../../../engine/core/axes.ts';
import { type Answer, ask, type Choice, type Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { type FieldSchemas, optional, text } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { DegreesTable } from '../table.ts';

/* Rulings: prompts in which the GM decides what the rulebook leaves open. */

/** The GM's time limit for a ruling. */
export const RULING_SECONDS = 120;

/** The parameter for a text that a player or the GM writes. */
export const TOLD = { note: optional(text(200)) };
export const TELLING: Axes = { note: { type: 'text', most: 200 } };

/** A ruling that the GM can choose. */
export interface Ruling {
  readonly option: string;
  readonly params?: FieldSchemas;
  readonly check?: (params: Params) => Fault | undefined;
  /** The sets of parameters to offer, the rulebook's default first. If omitted, the option has no parameters. */
  readonly ways?: readonly Params[];
  readonly axes?: Axes;
}

/** Asks the GM for a ruling. If the time runs out, the option `otherwise` applies (DEG-R29). */
export function* askGm(
  about: { readonly topic: string; readonly by: Id; readonly note?: string | undefined },
  rulings: readonly Ruling[],
  otherwise: string,
): Script<Answer | null> {
  const choices = rulings.map(
    ({ option, params, check, axes, ways = [{}] }): Choice => ({
      option,
      ...(axes && { axes: () => axes }),
      ...(params && { params, variants: () => ways.filter((way) => check?.(way) === undefined) }),
      ...(check && { check }),
    }),
  );
  return yield* ask({
    for: 'gm',
    kind: 'rule',
    seconds: RULING_SECONDS,
    choices: (seen: DegreesTable) => (findFighter(seen, about.by) ? choices : []),
    concerns: () => true,
    fallback: { option: otherwise },
  });
}

/** Adds facts to a fighter's `intel`, which only its player and the GM see (DEG-R52). */
export function learn(table: DegreesTable, id: Id, ...facts: readonly string[]): void {
  const fighter = findFighter(table, id);
  if (!fighter || facts.length === 0) return;
  fighterOf(table, id).intel = [...fighter.intel, ...facts].sort();
  emit(table, { type: 'learned', by: id, facts: facts.join(', '), secret: true, clause: 'DEG-51' });
}
