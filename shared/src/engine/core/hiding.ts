import type { Hex } from '../../hex/axial.ts';
import type { Id } from '../schema/ids.ts';
import { findFighter, occupant, type Table } from '../state/table.ts';
import { emit, show } from '../state/verbs.ts';
import { ask, type Script } from './script.ts';

const RULINGS = [{ option: 'show' }, { option: 'keep-hidden' }] as const;

/**
 * Handles a fighter's attempt to enter a hex where an unseen fighter is hidden. Does nothing if no fighter is
 * hidden there. Reveals the hidden fighter unless the GM rules otherwise. Callers must resolve the movement first,
 * and read the table again afterward.
 */
export function* comeUpon(table: Table, by: Id, at: Hex): Script {
  const found = occupant(table, at, by);
  if (!found?.hidden) return;
  emit(table, { type: 'came-upon', by, at: [at[0], at[1]] });
  const isHidden = () => findFighter(table, found.id)?.hidden === true;
  const ruling = yield* ask({
    for: 'gm',
    kind: 'come-upon',
    choices: () => (isHidden() ? [...RULINGS] : []),
    fallback: { option: 'show' },
  });
  if (ruling?.option === 'show' && isHidden()) show(table, found.id);
}
