import type { Script } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import { fighter as aFighter, anId, oneOf, optional, text } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import { endOfNextTurn } from '../../../../engine/state/durations.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { areEnemies } from '../../../../kit/sides.ts';
import { INTERACTION } from '../../sheet/skills.ts';
import { ATTITUDES, type Attitude } from '../../sheet/terms.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { gap } from '../attacks/sight.ts';
import { strikeWith } from '../attacks/strike-with.ts';
import {
  faultOfRange,
  faultOfShot,
  has,
  meansOf,
  payShot,
  shotDues,
  tooFar,
  weaponsOf,
} from '../attacks/wielding.ts';
import { isHelpless } from '../conditions.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { askGm } from '../rulings.ts';
import { skillCheck } from '../skill-check.ts';
import { stagedAction, type Windows } from '../staged-action.ts';
import { isLocked, lock } from './locks.ts';

const DIRECTIONS = ['improve', 'worsen'] as const;

/** Tries to change a fighter's attitude, its opinion of something, or its current topic (DEG-75 to DEG-78, DEG-135). */
export const influence = stagedAction('influence', {
  params: {
    target: aFighter,
    skill: oneOf(INTERACTION),
    direction: optional(oneOf(DIRECTIONS)),
    about: optional(text(80, 1)),
    topic: optional(text(80, 1)),
    ...raise,
    ...hunch,
  },
  understand: (act) => {
    if ((act.direction === undefined) === (act.topic === undefined)) return undefined;
    return act.about !== undefined && act.topic !== undefined ? undefined : act; // DEG-135
  },
  cost: 'mov', // DEG-75
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(table, me, { target }) {
    const subject = findFighter(table, target);
    if (!subject || subject === me || target === me.id || subject.defeated) return 'no-such-target';
    return unlessWaived(
      me,
      isLocked(me, 'influence', target) ? { code: 'locked', clause: 'DEG-R25' } : undefined,
    ); // DEG-R25
  },
  geometry(table, me, { target }) {
    const [far, { conversation }] = [gap(me, fighterOf(table, target)), table.options];
    return far > conversation ? tooFar(far, conversation) : undefined; // DEG-R43
  },
  provokes: () => ({}), // DEG-75
  *run(table, by, { target, skill, direction, about, topic, raise: raised, hunch: hunched }, windows) {
    const degree = yield* skillCheck(table, by, {
      skill,
      against: { by: target, skills: [skill, 'insight'] }, // DEG-75
      mood: moodOf(fighterOf(table, target)), // DEG-R24
      raise: raised,
      hunch: hunched,
    });
    const [me, subject] = [findFighter(table, by), findFighter(table, target)];
    if (!me || !subject) return;
    if (degree <= -2) lock(table, by, 'influence', target); // DEG-R25
    if (topic !== undefined)
      shiftTopic(table, me, subject, topic, degree); // DEG-78
    else if (direction !== undefined)
      yield* changeAttitude(table, { by, target, direction, about, degree }, windows);
  },
  *variants(table, me) {
    for (const { id } of fightersOf(table)) {
      if (id === me.id) continue;
      for (const skill of INTERACTION)
        for (const direction of DIRECTIONS) yield { target: id, skill, direction };
      for (const skill of INTERACTION) yield { target: id, skill, topic: '…' };
    }
  },
  axes: (_table, _me, { topic }) => ({
    [topic === undefined ? 'about' : 'topic']: { type: 'text', most: 80 },
    raise: { type: 'range', from: 1, to: 2 },
    hunch: { type: 'flag' },
  }),
});

const MOODS: Readonly<Record<Attitude, number>> = {
  hostile: -2,
  unfriendly: -1,
  indifferent: 0,
  friendly: 1,
  helpful: 2,
};

/**
 * Returns the modifier that a fighter's attitude gives to influence checks. The fighter's current topic can improve the
 * modifier (DEG-R24).
 */
export function moodOf({ attitude, topic, topicEase, opinions }: DegreesFighter): number {
  const mood = MOODS[attitude]; // DEG-R24
  if (topicEase === 'ignore') return Math.max(0, mood); // DEG-78, DEG-R24
  if (topicEase !== 'borrow') return mood;
  const opinion = topic === null ? undefined : Object.hasOwn(opinions, topic) ? opinions[topic] : undefined;
  return Math.max(1, mood, opinion === undefined ? 0 : MOODS[opinion]); // DEG-78, DEG-R24
}

interface Swaying {
  readonly by: Id;
  readonly target: Id;
  readonly direction: 'improve' | 'worsen';
  readonly about: string | undefined;
  readonly degree: number;
}

/**
 * Returns the number of steps by which an influence check moves an attitude; negative if it moves against the intended
 * direction.
 */
function stepsOf(degree: number): number {
  if (degree >= 5) return 3; // DEG-75
  if (degree >= 3) return 2; // DEG-75
  if (degree >= 1) return 1; // DEG-75
  if (degree <= -4) return -2; // DEG-76
  return degree <= -2 ? -1 : 0; // DEG-76
}

function* changeAttitude(
  table: DegreesTable,
  { by, target, direction, about, degree }: Swaying,
  windows: Windows,
): Script {
  const subject = fighterOf(table, target);
  const steps = stepsOf(degree) * (direction === 'improve' ? 1 : -1);
  const before = about === undefined ? subject.attitude : opinionOf(subject, about); // DEG-135
  const after = ATTITUDES[Math.min(4, Math.max(0, ATTITUDES.indexOf(before) + steps))] ?? before;
  if (steps === 0) return;
  if (about === undefined)
    subject.attitude = after; // DEG-75
  else subject.opinions = { ...subject.opinions, [about]: after }; // DEG-135
  emit(table, { type: 'swayed', by, target, attitude: after, about: about ?? null, clause: 'DEG-75' });
  if (about === undefined && before === 'hostile' && steps < 0) yield* mayAttack(table, target, by, windows); // DEG-77, DEG-135
}

function opinionOf({ opinions }: DegreesFighter, about: string): Attitude {
  return (Object.hasOwn(opinions, about) ? opinions[about] : undefined) ?? 'indifferent'; // DEG-135
}

const WITH_WEAPON = { weapon: optional(anId()) };

/**
 * Lets a hostile fighter attack at once if the GM allows it and one of the fighter's weapons reaches the target:
 * DEG-77.
 */
function* mayAttack(table: DegreesTable, subject: Id, target: Id, windows: Windows): Script {
  const weapons = weaponsFor(table, subject, target);
  if (weapons.length === 0) return; // DEG-77
  const rulings = [
    {
      option: 'attack',
      params: WITH_WEAPON,
      check: ({ weapon }: Params) =>
        weapon === undefined ? undefined : faultOf(table, subject, target, String(weapon)),
    },
    { option: 'hold' },
  ];
  const answer = yield* askGm({ topic: 'influence', by: subject }, rulings, 'hold');
  if (answer?.option !== 'attack') return;
  const left = weaponsFor(table, subject, target);
  const weapon = left.find((one) => one === answer.weapon) ?? left[0];
  if (weapon === undefined) return;
  const me = fighterOf(table, subject);
  payShot(me, shotDues(me, weapon)); // DEG-123
  yield* strikeWith(table, { by: subject, target, means: meansOf(me, weapon) }, windows); // DEG-77
  yield* windows.triggered(table, { on: 'attacks', by: subject }); // DEG-24
}

function weaponsFor(table: DegreesTable, subject: Id, target: Id) {
  const [me, foe] = [findFighter(table, subject), findFighter(table, target)];
  if (!me || !foe || isHelpless(me) || foe.defeated || !areEnemies(me, foe)) return [];
  return weaponsOf(me).filter((weapon) => faultOf(table, subject, target, weapon) === undefined);
}

function faultOf(table: DegreesTable, subject: Id, target: Id, weapon: string) {
  const [me, foe] = [fighterOf(table, subject), fighterOf(table, target)];
  if (!has(me, weapon)) return 'no-such-item';
  return faultOfShot(table, me, weapon) ?? faultOfRange(table, me.at, foe.at, weaponOf(me, weapon));
}

/**
 * Changes a fighter's current topic. Sets how the topic improves the modifier that the fighter's attitude gives:
 * DEG-78, DEG-R55.
 */
function shiftTopic(
  table: DegreesTable,
  me: DegreesFighter,
  subject: DegreesFighter,
  topic: string,
  degree: number,
): void {
  if (degree < 0) return; // DEG-78
  subject.topic = topic; // DEG-78
  subject.topicEase = degree >= 5 ? 'borrow' : degree >= 3 ? 'ignore' : null; // DEG-78
  subject.topicUntil = endOfNextTurn(me); // DEG-R55
  emit(table, {
    type: 'topic-shifted',
    by: me.id,
    target: subject.id,
    topic,
    ease: subject.topicEase,
    clause: 'DEG-78',
  });
}
