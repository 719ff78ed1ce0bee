import type { Axes } from '../../../../engine/core/axes.ts';
import type { Script } from '../../../../engine/core/script.ts';
import {
  fighter as aFighter,
  anId,
  count,
  flag,
  oneOf,
  optional,
  text,
} from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { areEnemies } from '../../../../kit/sides.ts';
import { isPortable, itemOf } from '../../sheet/items.ts';
import { SKILLS, type Skill } from '../../sheet/skills.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { type ActionType, missingAction, payAction } from '../action-economy.ts';
import { gap } from '../attacks/sight.ts';
import { tooFar, without } from '../attacks/wielding.ts';
import { isHelpless } from '../conditions.ts';
import { healDamage, worstDamage } from '../damage-and-recovery/recovering.ts';
import { asThing } from '../gear/pack.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { askGm, TELLING } from '../rulings.ts';
import { skillCheck } from '../skill-check.ts';
import { type Manner, stagedAction, type Windows } from '../staged-action.ts';

/* Uses of skills and devices that need a ruling by the GM (DEG-129, DEG-130). */

/** The costs that the GM can choose, each with its action type. */
const COSTS = { standard: 'std', move: 'mov', quick: 'quick', free: 'free' } as const satisfies Record<
  string,
  ActionType
>;
const ACTIONS = ['standard', 'move', 'quick', 'free'] as const;

const RULED = { action: optional(oneOf(ACTIONS)), provokes: optional(flag), dc: optional(count(0, 99)) };

interface Trial {
  readonly topic: 'skill' | 'device';
  readonly skill: Skill;
  readonly note: string | undefined;
  readonly raise?: number | undefined;
  readonly hunch?: boolean | undefined;
}

/**
 * Returns the rulings that the GM is offered, with `dc` as the suggested difficulty. The first is the rulebook's
 * default: a standard action that does not provoke opportunity attacks.
 */
function rulingsAt(dc: number) {
  const axes: Axes = { provokes: { type: 'flag' }, dc: { type: 'range', from: 0, to: 40 } };
  return { ways: ACTIONS.map((action) => ({ action, dc })), axes }; // DEG-129
}

function costOf({ action }: Params): ActionType {
  return ACTIONS.some((one) => one === action) ? COSTS[action as keyof typeof COSTS] : 'std'; // DEG-129
}

/**
 * Asks the GM for the cost, the difficulty and whether the action provokes opportunity attacks, then makes the check.
 * The GM cannot choose a cost that the fighter cannot pay (DEG-129).
 */
function* asRuled(table: DegreesTable, by: Id, trial: Trial, windows: Windows, manner: Manner): Script {
  const isPaid = manner !== 'turn'; // a readied action was paid for when it was readied
  const check = (ruled: Params) =>
    isPaid ? undefined : missingAction(table, fighterOf(table, by), costOf(ruled)); // DEG-129
  const rulings = [
    { option: 'allow', params: RULED, check, ...rulingsAt(10 + table.options.pl) },
    { option: 'deny' },
  ];
  const answer = yield* askGm(
    { topic: trial.topic, by, note: trial.note },
    rulings,
    defaultRuling(table, by, isPaid),
  );
  const me = findFighter(table, by);
  if (answer?.option !== 'allow' || !me || isHelpless(me)) return;
  if (check(answer) !== undefined) return;
  if (!isPaid) payAction(table, me, costOf(answer)); // DEG-129
  if (answer.provokes === true && !(yield* windows.opportunity(table, by, {}))) return; // DEG-129
  const dc = typeof answer.dc === 'number' ? answer.dc : 10 + table.options.pl; // DEG-129
  yield* skillCheck(table, by, { skill: trial.skill, dc, raise: trial.raise, hunch: trial.hunch });
}

/** Returns the ruling that applies if the GM does not answer: `allow` if a standard action is left, else `deny`. */
function defaultRuling(table: DegreesTable, by: Id, isPaid: boolean): string {
  const isPayable = isPaid || missingAction(table, fighterOf(table, by), 'std') === undefined;
  return isPayable ? 'allow' : 'deny'; // DEG-129
}

/** Uses a skill in a way that the rulebook does not cover (DEG-129). */
export const skill = stagedAction('skill', {
  params: { skill: oneOf(SKILLS), target: optional(aFighter), note: optional(text(200)), ...raise, ...hunch },
  cost: null, // DEG-129
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault: (table, _me, { target }) =>
    target === undefined || findFighter(table, target) ? undefined : 'no-such-target',
  *run(table, by, { skill: which, note, raise: raised, hunch: hunched }, windows, manner) {
    const trial = { topic: 'skill' as const, skill: which, note, raise: raised, hunch: hunched };
    yield* asRuled(table, by, trial, windows, manner);
  },
  *variants(_table, { sheet }) {
    for (const which of SKILLS) if ((sheet.skills[which] ?? 0) > 0) yield { skill: which };
  },
  axes: () => ({ ...TELLING, raise: { type: 'range', from: 1, to: 2 }, hunch: { type: 'flag' } }),
});

/** Uses an item. Healing draughts have their own rule; for any other item, the GM decides (DEG-130). */
export const device = stagedAction('device', {
  params: { item: anId(), target: optional(aFighter), note: optional(text(200)), ...raise, ...hunch },
  understand: (act, table, by) => {
    const isChecked = act.raise !== undefined || act.hunch;
    return isChecked && isDraught(findFighter(table, by), act.item) ? undefined : act;
  },
  costOf: (_table, me, { item }) => (isDraught(me, item) ? 'mov' : null), // DEG-130
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(table, me, { item, target }) {
    const thing = asThing(me, item);
    if (!thing || !(me.held.includes(thing) || me.carried.includes(thing))) return 'no-such-item'; // DEG-130
    const other = target === undefined ? me : findFighter(table, target);
    if (!other) return 'no-such-target';
    if (!isDraught(me, item)) return undefined;
    if (areEnemies(me, other)) return 'no-such-target'; // DEG-130
    return worstDamage(other) === undefined ? { code: 'no-effect', clause: 'DEG-130' } : undefined;
  },
  geometry(table, me, { item, target }) {
    const far = target === undefined || !isDraught(me, item) ? 0 : gap(me, fighterOf(table, target));
    return far > 1 ? tooFar(far, 1) : undefined; // DEG-130
  },
  provokes: (_table, me, { item }) => (isDraught(me, item) ? {} : undefined), // DEG-130
  *run(table, by, { item, target, note, raise: raised, hunch: hunched }, windows, manner) {
    const me = fighterOf(table, by);
    if (isDraught(me, item)) return drink(table, me, item, target ?? by); // DEG-130
    const trial = {
      topic: 'device' as const,
      skill: 'dexterity' as const,
      note,
      raise: raised,
      hunch: hunched,
    };
    yield* asRuled(table, by, trial, windows, manner);
  },
  *variants(table, me) {
    for (const item of new Set([...me.held, ...me.carried])) {
      yield { item };
      if (isDraught(me, item)) for (const { id } of Object.values(table.fighters)) yield { item, target: id };
    }
  },
  axes: (_table, me, { item }) =>
    isDraught(me, item)
      ? {}
      : { ...TELLING, raise: { type: 'range', from: 1, to: 2 }, hunch: { type: 'flag' } },
});

/** Returns whether an item is a draught, which heals the fighter that drinks it (DEG-130). */
export function isDraught(me: DegreesFighter | undefined, item: string): boolean {
  return isPortable(me, item) && itemOf(me, item).draught === true;
}

/** Removes the target's highest level of damage and uses up the draught (DEG-130). */
function drink(table: DegreesTable, me: DegreesFighter, item: string, target: Id): void {
  const from = me.held.includes(item) ? 'held' : 'carried';
  me[from] = without(me[from], item); // DEG-130
  emit(table, { type: 'drank', by: me.id, target, clause: 'DEG-130' });
  healDamage(table, target); // DEG-130
}
