import type { RollSum as Sum } from '@riposte/shared';
import type { VNode } from 'preact';
import { SumTable } from '../ui/sum-table.tsx';

/** The sum of a check, calculated with the dice that were rolled. Each line links to its rule. */
export function RollSum({ sum: { lines, total, result } }: { readonly sum: Sum }): VNode {
  return (
    <div class="arithmetic" data-testid="roll-sum">
      <SumTable lines={lines} total={total} />
      <p>{result}</p>
    </div>
  );
}
