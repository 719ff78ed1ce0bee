import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { missingFree, payAction } from '../action-economy.ts';
import { tireUnlessImmune } from '../damage-and-recovery/recovering.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { skillCheck } from '../skill-check.ts';
import { stagedAction } from '../staged-action.ts';

/** Makes a check to raise the speed rank until the next turn, at the risk of fatigue (DEG-56, DEG-57). */
export const run = stagedAction('run', {
  params: { ...raise, ...hunch },
  cost: 'free', // DEG-56
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault: (_table, me) => unlessWaived(me, me.ran ? { code: 'once-per-turn', clause: 'DEG-56' } : undefined), // DEG-56
  *run(table, by, { raise: raised, hunch: hunched }) {
    fighterOf(table, by).ran = true; // DEG-56
    const dc = 10 + table.options.pl; // DEG-56, DEG-57
    const degree = yield* skillCheck(table, by, { skill: 'athletics', dc, raise: raised, hunch: hunched });
    const me = findFighter(table, by);
    if (degree < 0 || !me) return; // DEG-R45
    me.running = true; // DEG-56
    me.ranWell = true; // DEG-R45
    me.runStreak++; // DEG-R45
    if (missingFree(table, me, 1)) return tireUnlessImmune(table, by); // DEG-57
    payAction(table, me, 'free'); // DEG-57
    const endured = yield* skillCheck(table, by, { skill: 'endurance', dc, isOwn: false }); // DEG-57
    const now = findFighter(table, by);
    if (now && endured < now.runStreak) tireUnlessImmune(table, by); // DEG-57
  },
});
