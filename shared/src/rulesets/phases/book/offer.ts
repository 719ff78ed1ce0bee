import type { Kinds, Values } from '../../../engine/kinds.ts';
import type { Fault } from '../../../engine/rejection.ts';
import type { Choice } from '../../../engine/script.ts';

/** A choice of a prompt with parameters of these kinds. */
export function offer<P extends Kinds>(
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
