import { fighter as aFighter, listOf, text } from '../../../../engine/kinds.ts';
import { fighterOf, findFighter } from '../../../../engine/table.ts';
import { emit } from '../../../../engine/verbs.ts';
import { deed } from '../deed.ts';

/** One order to creatures that obey: DEG-74. */
export const command = deed(
  'command',
  { targets: listOf(aFighter, 20), order: text(200, 1) },
  {
    cost: 'mov', // DEG-74
    fault(table, { sheet }, { targets }) {
      const obeys = (id: string) => sheet.controls.includes(id) && findFighter(table, id) !== undefined;
      return targets.every(obeys) ? undefined : { code: 'no-such-target', clause: 'DEG-74' }; // DEG-74
    },
    acts(table, by, { targets, order }) {
      for (const id of targets) {
        fighterOf(table, id).order = order; // DEG-74
        emit(table, { type: 'commanded', by, target: id, order, clause: 'DEG-74' });
      }
    },
    *variants(table, { sheet }) {
      const there = sheet.controls.filter((id) => findFighter(table, id));
      if (there.length > 0) yield { targets: there, order: '…' };
    },
    axes: () => ({ order: { type: 'text', most: 200 } }),
  },
  (act) => (act.targets.length > 0 && new Set(act.targets).size === act.targets.length ? act : undefined),
);
