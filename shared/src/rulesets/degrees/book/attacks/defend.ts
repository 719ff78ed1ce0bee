import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { stagedAction } from '../staged-action.ts';

/** Lets the fighter roll for its defense against each attack until its next turn starts (DEG-19). */
export const defend = stagedAction('defend', {
  cost: 'std', // DEG-19
  apply(table, by) {
    fighterOf(table, by).defending = true; // DEG-19
    emit(table, { type: 'defending', by, clause: 'DEG-19' });
  },
});
