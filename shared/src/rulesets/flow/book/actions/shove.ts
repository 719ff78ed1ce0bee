import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import { fighter, flag, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { isAdjacent } from '../../../../hex/axial.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import type { Level } from '../../sheet/skills.ts';
import type { FlowTable } from '../../table.ts';
import { contest } from '../checks.ts';
import { afflict } from '../conditions.ts';
import { athleticsContest } from '../modifiers.ts';
import { faultOfRepeating } from '../permission.ts';
import { push } from '../push.ts';
import { faultOfSize, outOfRange } from '../reach.ts';
import { declare, turnAction } from './declare.ts';

const AP = 1; // FLOW-10

export const MODES = ['push', 'prone'] as const;

/** Returns the checks of both sides of a Shove. */
export const shoveContest = (table: FlowTable, by: Id, target: Id) =>
  athleticsContest(table, by, target, 'FLOW-70');

/** Returns whether a won Shove may both push the target and knock it prone. */
export function isGoodShove(level: Level): boolean {
  return level !== 'normal'; // FLOW-71
}

export const shove = turnAction('shove', {
  params: { target: fighter, mode: oneOf(MODES), both: optional(flag) },

  cost: () => ({ ap: AP }), // FLOW-70

  fault(table, me, { target }) {
    const enemy = enemyOf(table, me.id, target);
    if (!enemy) return 'no-such-target';
    return (
      faultOfRepeating(me, 'shove', 'FLOW-70') ?? // FLOW-70
      unlessWaived(me, faultOfSize(me, enemy, 'FLOW-72')) ?? // FLOW-72
      (isAdjacent(me.at, enemy.at) ? undefined : outOfRange(me.at, enemy.at, 1, 'FLOW-R22')) // FLOW-R22
    );
  },

  *variants(table, { id, ap }) {
    if (ap < AP) return;
    for (const { id: target } of enemiesOf(table, id)) for (const mode of MODES) yield { target, mode };
  },

  *run(table, by, { target, mode, both = true }) {
    const fighter = fighterOf(table, by);
    declare(table, by, 'shove', { ap: AP }, { target, mode });
    fighter.done.push('shove');
    const { won, level } = contest(table, ...shoveContest(table, by, target));
    if (!won) return;
    const doesBoth = both && isGoodShove(level);
    if (mode === 'push' || doesBoth) yield* push(table, by, target, 1);
    if (mode === 'prone' || doesBoth) afflict(table, target, 'prone');
  },
});
