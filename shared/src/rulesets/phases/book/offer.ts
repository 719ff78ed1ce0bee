import type { Choice } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';

/**
 * Returns an option of a prompt together with its parameters. `variants` lists the parameters to offer; `check`
 * returns the fault in an answer.
 */
export function offer<P extends FieldSchemas>(
  option: string,
  params: P,
  variants: () => Iterable<Values<P>>,
  check: (act: Values<P>) => Fault | undefined,
): Choice {
  return {
    option,
    params,
    variants: () => [...variants()],
    check,
  };
}
