import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { hasSameFields } from '../battle/same-fields.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { snapshotIn, useBattle } from './context.ts';

/**
 * Returns facts about the current snapshot. A component that reads only facts is redrawn when one of them changes,
 * instead of with each snapshot. `read` may depend on the snapshot, on other signals, and on values that never change.
 */
export function useFacts<Facts extends object>(read: (snapshot: BattleSnapshot) => Facts): Facts {
  const model = useBattle();
  const last = useRef<Facts | null>(null);
  return useComputed(() => {
    const facts = read(snapshotIn(model));
    if (!last.current || !hasSameFields(last.current, facts)) last.current = facts;
    return last.current;
  }).value;
}
