import './facts.css';
import type { VNode } from 'preact';
import type { Pending } from '../store/pending.ts';

/** What one decides by: the total, the damage, the part. */
export function Facts({ facts }: Pick<Pending, 'facts'>): VNode | null {
  if (facts.length === 0) return null;
  return (
    <dl class="facts" data-testid="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
