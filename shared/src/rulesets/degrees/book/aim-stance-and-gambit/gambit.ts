import { fighter as aFighter, oneOf, optional, path } from '../../../../engine/schema/field-schema.ts';
import { endOfNextTurn } from '../../../../engine/state/durations.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { allyOf } from '../../../../kit/sides.ts';
import { SKILLS, type Skill } from '../../sheet/skills.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import type { Tally } from '../causes.ts';
import { dcOfLevel, modifierOf } from '../checks.ts';
import { isHelpless } from '../conditions.ts';
import { faultOfLegs, faultOfProne } from '../hindrances.ts';
import { addMod, passive, skillBonus } from '../modifiers.ts';
import { faultOfPath, isPathFor, speedOf, walk } from '../movement/walking.ts';
import { threateners } from '../opportunity-attacks/threats.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { skillCheck } from '../skill-check.ts';
import { stagedAction } from '../staged-action.ts';

const PACES = ['slow', 'full'] as const;

/** Makes a skill check whose degree modifies the next checks of the fighter or an ally (DEG-71 to DEG-73). */
export const gambit = stagedAction('gambit', {
  params: {
    skill: oneOf(SKILLS),
    ally: optional(aFighter),
    path: optional(path),
    pace: optional(oneOf(PACES)),
    ...raise,
    ...hunch,
  },
  understand: (act, table, by) => {
    if ((act.path === undefined) !== (act.pace === undefined)) return undefined; // DEG-73
    return act.path === undefined || isPathFor(table, by, act.path) ? act : undefined;
  },
  cost: 'mov', // DEG-71
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(table, me, { ally: helped, path: hexes }) {
    const prone = hexes && faultOfProne(me); // DEG-59
    if (prone) return prone;
    const stuck = hexes && faultOfLegs(me); // DEG-R15
    return stuck ?? (helped === undefined || allyOf(table, me.id, helped) ? undefined : 'no-such-target'); // DEG-R36
  },
  geometry: (table, me, { path: hexes, pace }) =>
    hexes && faultOfPath(table, me, hexes, { rank: speedOf(me) - (pace === 'slow' ? 1 : 0) }), // DEG-73
  provokes: () => ({}), // DEG-71
  *run(table, by, { skill, ally: helped, path: hexes, pace, raise: raised, hunch: hunched }, windows) {
    if (hexes) yield* walk(table, by, hexes, windows); // DEG-73
    const me = findFighter(table, by);
    if (!me || isHelpless(me)) return;
    const ranks = pace === undefined ? 0 : pace === 'slow' ? -1 : -2; // DEG-73
    const dc = difficultyOf(table, me); // DEG-71
    const degree = yield* skillCheck(table, by, { skill, dc, ranks, raise: raised, hunch: hunched });
    const receiver = findFighter(table, helped ?? by);
    if (!receiver) return;
    const gained = modifierOf(degree); // DEG-72
    addMod(receiver, { kind: 'all', ranks: gained, until: endOfNextTurn(receiver) }); // DEG-72
    emit(table, {
      type: 'helped',
      by,
      target: receiver.id,
      with: 'gambit',
      ranks: gained,
      clause: 'DEG-72',
    });
  },
  *variants(table, me) {
    const skill = bestSkill(me);
    yield { skill };
    for (const { id } of fightersOf(table)) if (allyOf(table, me.id, id)) yield { skill, ally: id };
  },
  axes: () => ({
    skill: { type: 'one', of: [...SKILLS] },
    raise: { type: 'range', from: 1, to: 2 },
    hunch: { type: 'flag' },
  }),
});

function bestSkill(me: DegreesFighter): Skill {
  return SKILLS.reduce((best, skill) => (skillBonus(me, skill) > skillBonus(me, best) ? skill : best));
}

/**
 * Returns the DC of a gambit: 10 + power level, or the highest passive skill of enemies that threaten the fighter.
 * DEG-71.
 */
export function difficultyOf(table: DegreesTable, me: DegreesFighter, causes?: Tally): number {
  const watching: Skill = table.options.encounter === 'combat' ? 'reaction' : 'guile'; // DEG-71
  const foes = threateners(table, fighterOf(table, me.id), me.at);
  if (foes.length === 0) return dcOfLevel(table, 1, causes); // DEG-71
  const best = foes.reduce((one, foe) => (passive(foe, watching) > passive(one, watching) ? foe : one));
  return passive(best, watching, causes);
}
