import './facts.css';
import type { VNode } from 'preact';
import type { Pending } from '../battle/pending.ts';

/** Numbers that help with a decision, such as an attack's total and damage. Adds a note if the GM has set a die. */
export function Facts({ facts, set }: Pick<Pending, 'facts' | 'set'>): VNode | null {
  if (facts.length === 0) return null;
  return (
    <>
      <dl class="facts" data-testid="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {set !== undefined && <em class="facts-set">{set}</em>}
    </>
  );
}
