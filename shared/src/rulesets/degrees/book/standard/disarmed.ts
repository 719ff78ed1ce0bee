import { ask, type Script } from '../../../../engine/script.ts';
import { fighterOf, findFighter, type Id } from '../../../../engine/table.ts';
import { emit } from '../../../../engine/verbs.ts';
import { itemOf } from '../../sheet/items.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { missingFree, payAction, purseFor } from '../action-economy.ts';
import { isHelpless, masterOf } from '../conditions.ts';
import { gap } from '../sight.ts';
import { skillCheck } from '../skill-check.ts';
import { freeHands, type Means, withOne } from '../wielding.ts';

/* A disarmer may take what has fallen: DEG-32. */

/** Asks the disarmer, if it has a hand for the object and can pay for taking it. */
export function* askToTake(table: DegreesTable, by: Id, from: Id, item: string, { reach }: Means): Script {
  const isOpen = (seen: DegreesTable) => {
    const [me, foe] = [findFighter(seen, by), findFighter(seen, from)];
    if (!me || !foe || isHelpless(me)) return false;
    return gap(me, foe) <= reach && mayTake(seen, me, item); // DEG-32
  };
  const answer = yield* ask({
    for: by,
    speaker: masterOf(table, by) ?? by,
    kind: 'grab-item',
    choices: (seen: DegreesTable) => (isOpen(seen) ? [{ option: 'grab' }, { option: 'pass' }] : []),
    fallback: { option: 'pass' },
  });
  if (answer.option !== 'grab' || !isOpen(table)) return;
  if (yield* catches(table, by)) take(table, by, item);
}

function mayTake(table: DegreesTable, me: DegreesFighter, item: string): boolean {
  const hands = freeHands(me);
  if (hands < Math.max(1, itemOf(me, item).hands)) return false; // DEG-32
  if (hands >= 2) return missingFree(table, me, 1) === undefined; // DEG-32
  return table.turn === me.id ? purseFor(me, 'quick') !== undefined : me.quick > 0; // DEG-32
}

/** With both hands free it is a free action; with one it takes a quick one and a sure eye. */
function* catches(table: DegreesTable, by: Id): Script<boolean> {
  const me = fighterOf(table, by);
  if (freeHands(me) >= 2) {
    payAction(table, me, 'free'); // DEG-32
    return true;
  }
  if (table.turn === by)
    payAction(table, me, 'quick'); // DEG-32
  else me.quick--; // DEG-32
  const degree = yield* skillCheck(table, by, { skill: 'reaction', dc: 10 + table.options.pl, isOwn: false }); // DEG-32
  return degree > 0;
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
