import { ask, type Choice, type Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { missing } from '../../../../kit/resources.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { missingFree, payAction, payReaction, resourceFor } from '../action-economy.ts';
import { gap } from '../attacks/sight.ts';
import { freeHands, type Means, withOne } from '../attacks/wielding.ts';
import { isHelpless, masterOf } from '../conditions.ts';
import { faultOfReadying } from '../hindrances.ts';
import { type Declared, hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { skillCheck } from '../skill-check.ts';

/* Taking a disarmed object (DEG-32). */

/** Asks the disarming fighter whether to take the object, if it is near enough, has a free hand and can pay. */
export function* askToTake(table: DegreesTable, by: Id, from: Id, item: string, { reach }: Means): Script {
  const isOpen = (seen: DegreesTable) => {
    const [me, foe] = [findFighter(seen, by), findFighter(seen, from)];
    if (!me || !foe || isHelpless(me)) return false;
    return gap(me, foe) <= reach && mayTake(seen, me); // DEG-32
  };
  const answer = yield* ask({
    for: by,
    speaker: masterOf(table, by) ?? by,
    kind: 'grab-item',
    choices: (seen: DegreesTable) => (isOpen(seen) ? [grabChoice(seen, by), { option: 'pass' }] : []),
    fallback: { option: 'pass' },
  });
  if (answer.option !== 'grab' || !isOpen(table)) return;
  if (yield* takesObject(table, by, answer as Declared)) take(table, by, item);
}

/**
 * Returns the choice to take the object. With only one free hand, this needs a check, for which the fighter may
 * declare a raise or a hunch (DEG-111, DEG-112).
 */
function grabChoice(table: DegreesTable, by: Id): Choice<'grab'> {
  return {
    option: 'grab',
    params: { ...raise, ...hunch },
    variants: () => [{}],
    axes: () => (isSure(fighterOf(table, by)) ? {} : AXES),
    check: (declared) => faultOfDeclared(fighterOf(table, by), declared as Declared),
  };
}

const AXES = { raise: { type: 'range', from: 1, to: 2 }, hunch: { type: 'flag' } } as const;

function faultOfDeclared(me: DegreesFighter, declared: Declared): Fault | undefined {
  const reactions = reactionsFor(declared);
  if (reactions === 0) return undefined;
  if (isSure(me)) return 'bad-input'; // DEG-32: without a check, there is nothing to declare
  return faultOfReadying(me) ?? missing(me, { reaction: reactions }, () => ({ clause: 'DEG-10' })); // DEG-10
}

/** Returns whether the fighter has two free hands and so takes the object without a check (DEG-32). */
function isSure(me: DegreesFighter): boolean {
  return freeHands(me) >= 2; // DEG-32
}

function mayTake(table: DegreesTable, me: DegreesFighter): boolean {
  if (freeHands(me) < 1) return false; // DEG-32
  if (isSure(me)) return missingFree(table, me, 1) === undefined; // DEG-32
  return table.turn === me.id ? resourceFor(me, 'quick') !== undefined : me.quick > 0; // DEG-32
}

/**
 * Pays for taking the disarmed object. With two free hands, taking it is a free action. With one free hand, it is a
 * quick action and needs a check. Returns whether the fighter gets the object.
 */
function* takesObject(table: DegreesTable, by: Id, declared: Declared): Script<boolean> {
  const me = fighterOf(table, by);
  if (isSure(me)) {
    payAction(table, me, 'free'); // DEG-32
    return true;
  }
  if (table.turn === by)
    payAction(table, me, 'quick'); // DEG-32
  else me.quick--; // DEG-32
  if (reactionsFor(declared) > 0) payReaction(table, me); // DEG-R42
  const check = { skill: 'reaction', dc: 10 + table.options.pl, isOwn: false } as const; // DEG-32
  return (yield* skillCheck(table, by, { ...check, raise: declared.raise, hunch: declared.hunch })) > 0;
}

function take(table: DegreesTable, by: Id, item: string): void {
  const me = findFighter(table, by);
  const lying = table.lying.findLast((one) => one.item === item);
  if (!me || !lying) return;
  table.lying = table.lying.filter((one) => one !== lying);
  me.held = [...me.held, item]; // DEG-32
  if (lying.damaged) me.damaged = withOne(me.damaged, item);
  emit(table, { type: 'took', by, item, clause: 'DEG-32' });
}
