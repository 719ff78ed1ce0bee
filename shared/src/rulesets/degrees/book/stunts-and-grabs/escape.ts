import { oneOf, optional, path } from '../../../../engine/schema/field-schema.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import type { DegreesFighter, Ongoing } from '../../table.ts';
import { endEffect } from '../conditions.ts';
import { faultOfLegs, faultOfProne } from '../hindrances.ts';
import { faultOfPath, isPathFor, pathsFor, speedOf, walk, withoutGrab } from '../movement/walking.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { skillCheck } from '../skill-check.ts';
import { stagedAction } from '../staged-action.ts';

const SKILLS = ['might', 'acrobatics'] as const;

/** Returns the first grab that holds the fighter; undefined if none does. */
function gripOf({ effects }: DegreesFighter): Ongoing | undefined {
  return effects.find(({ track }) => track === 'grab');
}

/** Tries to escape from a grab and, on a success, moves away (DEG-64, DEG-65). */
export const escapeGrab = stagedAction('escape', {
  params: { skill: oneOf(SKILLS), path: optional(path), ...raise, ...hunch },
  understand: (act, table, by) =>
    act.path === undefined || isPathFor(table, by, act.path) ? act : undefined,
  cost: 'mov', // DEG-64
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(_table, me, { path: hexes }) {
    const grip = gripOf(me);
    const prone = hexes && faultOfProne(me); // DEG-59
    if (prone) return prone;
    const isStuck = hexes && grip ? faultOfLegs(withoutGrab(me, grip.by)) : undefined; // DEG-R15
    return isStuck ?? (grip ? undefined : { code: 'no-effect', clause: 'DEG-64' }); // DEG-64
  },
  geometry(table, me, { path: hexes }) {
    const grip = gripOf(me);
    return hexes && grip ? faultOfPath(table, me, hexes, { rank: speedOf(me, grip.by) - 1 }) : undefined; // DEG-64
  },
  *run(table, by, { skill, path: hexes, raise: raised, hunch: hunched }, windows) {
    const grip = gripOf(fighterOf(table, by));
    if (!grip) return;
    const degree = yield* skillCheck(table, by, {
      skill,
      against: { by: grip.by, skills: ['might', 'dexterity'] }, // DEG-64, DEG-R22
      raise: raised,
      hunch: hunched,
    });
    if (degree < 0 || !findFighter(table, by)) return; // DEG-64
    endEffect(table, by, grip); // DEG-64
    if (hexes) yield* walk(table, by, hexes, windows, { provoked: { except: grip.by } }); // DEG-64, DEG-65
  },
  *variants(table, me) {
    const grip = gripOf(me);
    if (!grip) return;
    for (const skill of SKILLS) {
      yield { skill };
      for (const hexes of pathsFor(table, me, { rank: speedOf(me, grip.by) - 1 }))
        yield { skill, path: hexes };
    }
  },
});
