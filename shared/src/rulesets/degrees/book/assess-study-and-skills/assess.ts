import type { Script } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import {
  fighter as aFighter,
  listOf,
  oneOf,
  optional,
  text,
} from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { enemyOf } from '../../../../kit/sides.ts';
import { ASSESSING } from '../../sheet/skills.ts';
import type { AttackType } from '../../sheet/terms.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { sees } from '../attacks/sight.ts';
import { isLocked, lock } from '../influence-and-command/locks.ts';
import { attackBonus, bareDefense, passive } from '../modifiers.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { askGm, learn } from '../rulings.ts';
import { skillCheck } from '../skill-check.ts';
import { stagedAction } from '../staged-action.ts';

const VALUES = ['attack', 'defense', 'skill'] as const;
type Value = (typeof VALUES)[number];

/** Assesses an enemy, to defend better against it or to learn how strong it is (DEG-48 to DEG-52). */
export const assess = stagedAction('assess', {
  params: {
    target: aFighter,
    skill: oneOf(ASSESSING),
    choose: oneOf(['analyze', 'appraisal']),
    learn: optional(listOf(oneOf(VALUES), 3)),
    ...raise,
    ...hunch,
  },
  cost: 'std', // DEG-48
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(table, me, { target }) {
    if (!enemyOf(table, me.id, target)) return 'no-such-target'; // DEG-R36
    return unlessWaived(
      me,
      isLocked(me, 'assess', target) ? { code: 'locked', clause: 'DEG-R25' } : undefined,
    ); // DEG-R25
  },
  geometry: (table, me, { target }) =>
    sees(table, me.at, fighterOf(table, target).at) ? undefined : unlessWaived(me, 'no-line-of-sight'), // DEG-48
  provokes: () => ({}), // DEG-48
  *run(table, by, { target, skill, choose, learn: wished, raise: raised, hunch: hunched }) {
    const dc = passive(fighterOf(table, target), 'deception'); // DEG-48
    const degree = yield* skillCheck(table, by, {
      skill,
      dc,
      facing: target,
      raise: raised,
      hunch: hunched,
    });
    const [me, foe] = [findFighter(table, by), findFighter(table, target)];
    if (!me || !foe) return;
    if (degree > 0 && choose === 'analyze')
      analyze(table, me, foe, degree); // DEG-49
    else if (degree > 0)
      learn(table, by, ...appraise(me, foe, degree, wished ?? VALUES)); // DEG-51
    else if (degree <= -2) {
      lock(table, by, 'assess', target); // DEG-R25
      yield* mayLie(table, by); // DEG-52
    }
  },
  *variants(table) {
    for (const foe of fightersOf(table))
      for (const skill of ASSESSING)
        for (const choose of ['analyze', 'appraisal'] as const) yield { target: foe.id, skill, choose };
  },
  axes: () => ({ raise: { type: 'range', from: 1, to: 2 }, hunch: { type: 'flag' } }),
});

/** Raises the fighter's defense bonus against all enemies of the same archetype, up to +5 (DEG-49, DEG-50). */
function analyze(table: DegreesTable, me: DegreesFighter, foe: DegreesFighter, degree: number): void {
  const alike = fightersOf(table).filter(({ kind, side }) => kind === foe.kind && side === foe.side); // DEG-50
  const next = { ...me.analysis };
  for (const { id } of alike) next[id] = Math.min(5, (next[id] ?? 0) + degree); // DEG-49
  me.analysis = next;
  emit(table, { type: 'analyzed', by: me.id, target: foe.id, ranks: next[foe.id] ?? 0, clause: 'DEG-49' });
}

/** The abilities on which attacks of each type, and defenses against them, are based (DEG-R52). */
const ATTACK_ABILITY = {
  close: 'fighting',
  ranged: 'dexterity',
  court: 'presence',
  rumor: 'cunning',
} as const;
const DEFENSE_ABILITY = { close: 'agility', ranged: 'agility', court: 'wit', rumor: 'wit' } as const;

/** Returns the facts that an appraisal reveals, with one exact value for each degree beyond the first (DEG-51). */
function appraise(
  me: DegreesFighter,
  foe: DegreesFighter,
  degree: number,
  wished: readonly Value[],
): string[] {
  const { id } = foe;
  const [mine, theirs]: [AttackType, AttackType] = [me.sheet.primary, foe.sheet.primary];
  const attack = attackBonus(foe, theirs);
  const defense = bareDefense(foe, mine);
  const exact: Readonly<Record<Value, string>> = {
    attack: `${id}:attack=${attack}`,
    defense: `${id}:defense=${defense}`,
    skill: `${id}:skill=${theirs}`,
  };
  return [
    `${id}:attack:${compared(attack, attackBonus(me, mine))}`, // DEG-R52
    `${id}:defense:${compared(defense, bareDefense(me, mine))}`, // DEG-R52
    `${id}:attack-ability:${ATTACK_ABILITY[theirs]}`,
    `${id}:defense-ability:${DEFENSE_ABILITY[mine]}`,
    ...wished.slice(0, degree - 1).map((value) => exact[value]), // DEG-51
  ];
}

function compared(theirs: number, mine: number): 'lower' | 'equal' | 'higher' {
  if (theirs === mine) return 'equal';
  return theirs < mine ? 'lower' : 'higher';
}

const CLAIMS = { claims: optional(listOf(text(120), 12)) };

/** Lets the GM give false facts to a fighter whose assessment failed by 2 or more degrees (DEG-52). */
function* mayLie(table: DegreesTable, by: Id): Script {
  const rulings = [{ option: 'lie', params: CLAIMS }, { option: 'nothing' }];
  const answer = yield* askGm({ topic: 'assess', by }, rulings, 'nothing');
  if (answer?.option === 'lie') learn(table, by, ...((answer.claims as readonly string[] | undefined) ?? []));
}
