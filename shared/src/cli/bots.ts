import { POLICIES } from '../bots/policies.ts';
import type { Policy } from '../bots/policy.ts';
import { UsageError } from './usage.ts';

/** Returns the policies in a list of names such as `tactical,random`. Throws `UsageError` if a name is unknown. */
export function policiesNamed(list: string): [Policy, ...Policy[]] {
  const [first, ...rest] = list.split(',').map((name) => {
    const policy = POLICIES.find((known) => known.name === name.trim());
    if (policy) return policy;
    throw new UsageError(
      `There is no bot "${name}". Available: ${POLICIES.map((known) => known.name).join(', ')}.`,
    );
  });
  if (!first) throw new UsageError('Name at least one bot.');
  return [first, ...rest];
}
