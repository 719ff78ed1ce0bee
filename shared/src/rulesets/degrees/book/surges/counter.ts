import type { Answer, Choice, Script } from '../../../../engine/core/script.ts';
import type { FieldSchemas } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit, roll } from '../../../../engine/state/verbs.ts';
import { counterOf } from '../../sheet/powers.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { payReaction } from '../action-economy.ts';
import type { Means } from '../attacks/wielding.ts';
import { because, causesOf } from '../causes.ts';
import { degreeOf, makeCheck, opposingRoll } from '../checks.ts';
import { impairment, isFreeToReact, isHelpless, masterOf } from '../conditions.ts';
import { bend } from '../destiny/fortune.ts';
import { boost } from '../modifiers.ts';
import { faultOfQuick, quickPart, quickParts, takeQuick } from '../quick-part.ts';
import { wantsToReact } from '../raise-hunch-smash-and-slam/reaction-ask.ts';
import type { Windows } from '../staged-action.ts';
import { askWithSurge, type ReactionQuestion } from './ask-with-surge.ts';

/* Surges that counter, deflect or avert an effect (DEG-100, DEG-R26). */

/** The result of a counter: the effect is canceled, or the attack needs a total of at least `least`. */
export type Countered = 'canceled' | { readonly least: number };

const UNCOUNTERED: Countered = { least: Number.NEGATIVE_INFINITY };

/**
 * Returns the ways in which a fighter can counter an effect. `hasCheck` says whether the effect needs an attack check.
 */
export function counterOptions(fighter: DegreesFighter, means: Means, hasCheck: boolean): string[] {
  if (fighter.reaction === 0 || !isFreeToReact(fighter)) return []; // DEG-94
  const powers = fighter.sheet.powers
    .filter((power) => counters(fighter, power, means))
    .map((power) => `counter:${power}`);
  const ways = [
    ...powers, // DEG-R26
    ...(hasCheck && means.type === 'ranged' && has(fighter, 'deflect') ? ['deflect'] : []), // DEG-R26
    ...(hasCheck && means.type === 'close' && has(fighter, 'avert') ? ['avert'] : []), // DEG-R26
  ];
  return ways;
}

function counters(fighter: DegreesFighter, power: string, { source }: Means): boolean {
  const sources: readonly string[] = counterOf(fighter, power)?.counters ?? [];
  return typeof source === 'string' && sources.includes(source); // DEG-R26
}

function has(fighter: DegreesFighter, edge: 'deflect' | 'avert'): boolean {
  return (fighter.edges[edge] ?? 0) >= 1; // DEG-R26
}

/** Asks the target of an attack or power, before the roll, whether to counter it. Returns the result of the counter. */
export function* counterWindow(
  table: DegreesTable,
  by: Id,
  target: Id,
  means: Means,
  hasCheck: boolean,
  windows: Windows,
): Script<Countered> {
  const options = (seen: DegreesTable) => {
    const [me, other] = [findFighter(seen, target), findFighter(seen, by)];
    return me && other ? counterOptions(me, means, hasCheck) : [];
  };
  const isOpen = (seen: DegreesTable) => options(seen).length > 0 || wantsToReact(seen, target, 'always'); // DEG-R61
  const question: ReactionQuestion = {
    for: target,
    speaker: masterOf(table, target) ?? target,
    kind: 'counter',
    choices: (seen: DegreesTable) => (isOpen(seen) ? choicesOf(seen, target, options(seen)) : []),
    concerns: (seen: DegreesTable) => isOpen(seen),
    fallback: { option: 'pass' },
  };
  const answer = yield* askWithSurge(table, question, windows);
  if (answer.option === 'pass' || !options(table).includes(answer.option)) return UNCOUNTERED;
  const fighter = fighterOf(table, target);
  payReaction(table, fighter); // DEG-94
  fighter.surgeDebt++; // DEG-100, DEG-R26
  emit(table, { type: 'surged', by: target, benefit: answer.option, clause: 'DEG-100' });
  return yield* counter(table, by, target, means, answer, windows);
}

const PARAMS: FieldSchemas = { quick: quickPart };

function choicesOf(table: DegreesTable, id: Id, options: readonly string[]): Choice[] {
  const countering = options.map((option) => ({
    option,
    params: PARAMS,
    variants: () => [{}],
    axes: () => ({ quick: { type: 'one' as const, of: quickParts(table, id) } }),
    check: ({ quick }: { quick?: Answer[string] }) => faultOfQuick(table, id, quick), // DEG-8
  }));
  return [...countering, { option: 'pass' }];
}

function* counter(
  table: DegreesTable,
  by: Id,
  target: Id,
  means: Means,
  { option, quick }: Answer,
  windows: Windows,
): Script<Countered> {
  yield* takeQuick(table, target, quick, windows); // DEG-8
  const [me, other] = [findFighter(table, target), findFighter(table, by)];
  if (!me || !other || isHelpless(me)) return UNCOUNTERED;
  if (option === 'deflect' || option === 'avert') {
    const least = roll(table, 20) + (me.edges[option] ?? 0) + impairment(me); // DEG-R26
    emit(table, { type: 'fended', by: target, way: option, total: least, clause: 'DEG-R26' });
    return { least };
  }
  const power = option.slice('counter:'.length);
  const own = counterOf(me, power);
  if (!own) return UNCOUNTERED;
  const raised = boost(me, `power.${power}`); // DEG-97
  const causes = causesOf(
    (list) => because('rank', own.rank, list) + because('boost', raised, list) + impairment(me, list),
  );
  const die = roll(table, 20); // DEG-R40
  const against = opposingRoll(table, by, means.power ?? 'effect', means.rank + impairment(other)); // DEG-R40
  const check = makeCheck(target, { kind: 'counter', of: power, causes }, die, against);
  yield* bend(table, check); // DEG-136
  return degreeOf(check) > 0 ? 'canceled' : UNCOUNTERED; // DEG-R26
}
