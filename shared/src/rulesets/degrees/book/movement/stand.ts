import { isWaived } from '../../../../engine/gm/overrides.ts';
import { flag, optional } from '../../../../engine/schema/field-schema.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { dcOfLevel } from '../checks.ts';
import { is, relieve } from '../conditions.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { skillCheck } from '../skill-check.ts';
import { stagedAction } from '../staged-action.ts';

/** Stands up: as a move action, or as a free action that needs a check (DEG-60, DEG-61). */
export const stand = stagedAction('stand', {
  params: { quickly: optional(flag), ...raise, ...hunch },
  understand: (act) => (act.quickly || (act.raise === undefined && !act.hunch) ? act : undefined),
  costOf: (_table, _me, { quickly }) => (quickly ? 'free' : 'mov'), // DEG-60, DEG-61
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(_table, me, { quickly }) {
    if (quickly && me.stood && !isWaived(me, 'once-per-turn'))
      return { code: 'once-per-turn', clause: 'DEG-61' }; // DEG-61
    return is(me, 'prone') ? undefined : { code: 'no-effect', clause: 'DEG-60' }; // DEG-60
  },
  provokes: (_table, _me, { quickly }) => (quickly ? undefined : {}), // DEG-60, DEG-61
  *run(table, by, { quickly, raise: raised, hunch: hunched }) {
    if (quickly) {
      fighterOf(table, by).stood = true; // DEG-61
      const dc = dcOfLevel(table, 2); // DEG-61
      const degree = yield* skillCheck(table, by, {
        skill: 'acrobatics',
        dc,
        raise: raised,
        hunch: hunched,
      });
      if (degree < 0 || !findFighter(table, by)) return; // DEG-61
    }
    relieve(table, by, ({ name }) => name === 'prone'); // DEG-60
  },
  *variants() {
    yield {};
    yield { quickly: true };
  },
});
