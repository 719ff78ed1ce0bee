import {
  type Answer,
  ask,
  type Choice,
  type Declinable,
  type Script,
} from '../../../../engine/core/script.ts';
import { type Fault, lackOf } from '../../../../engine/presentation/rejection.ts';
import { oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit, roll } from '../../../../engine/state/verbs.ts';
import { POOLS, type Pool } from '../../sheet/terms.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { type Check, close, degreeOf, type Roll, showCheck } from '../checks.ts';
import { isHelpless } from '../conditions.ts';
import { inAskingOrder } from '../order.ts';

/* Prompts to spend points of Destiny, Fate or Corruption on a roll (DEG-81 to DEG-89, DEG-136, DEG-137). */

/** Returns the pool to spend a point from: the pool `named`, or else the first pool that has a point left. */
export function poolOf(fighter: DegreesFighter, named: Pool | undefined): Pool {
  return named ?? POOLS.find((pool) => fighter[pool] > 0) ?? 'destiny'; // DEG-81
}

export function missingPoint(fighter: DegreesFighter, named: Pool | undefined): Fault | undefined {
  const pool = poolOf(fighter, named);
  return fighter[pool] > 0 ? undefined : { code: lackOf(pool), clause: 'DEG-81' }; // DEG-81
}

export function hasPoint(fighter: DegreesFighter): boolean {
  return POOLS.some((pool) => fighter[pool] > 0);
}

/** Spends a point. Returns the pool that it came from. */
export function spendPoint(table: DegreesTable, id: Id, named: Pool | undefined, use: string): Pool {
  const fighter = fighterOf(table, id);
  const pool = poolOf(fighter, named);
  fighter[pool]--; // DEG-81
  emit(table, { type: 'spent', by: id, pool, use, clause: 'DEG-81' });
  return pool;
}

/** Rolls the Fortune Die, a d6. */
export function fortuneDie(table: DegreesTable, by: Id, use: string): number {
  const shown = roll(table, 6); // DEG-R41
  emit(table, { type: 'fortune-rolled', by, use, roll: shown, clause: 'DEG-R41' });
  return shown;
}

/** Returns half the number on the Fortune Die, rounded up (DEG-82, DEG-83). */
export function half(shown: number): number {
  return Math.ceil(shown / 2);
}

/** A stunt that a player can add to a hit by spending a point. */
export interface BonusStunt {
  choice(table: DegreesTable): Choice<'stunt'>;
  isTaken(): boolean;
  take(params: Params): void;
}

/** A check on which points can be spent, and the stunt that a point can add to it. */
interface OpenRoll {
  readonly check: Check;
  readonly bonus: BonusStunt | undefined;
}

/**
 * Lets fighters spend points to change a check: first the roller, then the roller's allies with Luck control. After a
 * success, the other side can spend points on its own roll. This repeats as long as the other side changes the
 * result. Emits the check at the start, and again after each spent point.
 */
export function* bend(table: DegreesTable, check: Check, bonus?: BonusStunt): Script {
  showCheck(table, check);
  const isBeyondHelp = check.kind === 'attack' && check.die === 1; // DEG-R3
  while (!isBeyondHelp) {
    yield* ownWindows(table, { check, bonus });
    const { against } = check;
    if (!against || degreeOf(check) < 0) break;
    if (!(yield* otherSide(table, check, against))) break; // DEG-136: ends unless the other side turned the success into a failure
  }
  close(table);
}

function* ownWindows(table: DegreesTable, open: OpenRoll): Script {
  const { check } = open;
  const isOn = (seen: DegreesTable) => wantsToBend(seen, check.by, degreeOf(check));
  while (yield* spendOn(check.by, isOn, ownChoices(open), (answer) => bendOwn(table, open, answer)));
  yield* luck(table, check, check); // DEG-85
}

/**
 * Lets the side that rolled against a successful check improve that roll by spending points. Returns whether the check
 * now fails.
 */
function* otherSide(table: DegreesTable, check: Check, against: Roll): Script<boolean> {
  const isLost = (seen: DegreesTable) => degreeOf(check) > 0 && wantsToBend(seen, against.by, -1); // DEG-136
  const improve = (answer: Answer) => improveRoll(table, against.by, check, against, answer);
  while (yield* spendOn(against.by, isLost, improveChoices(against.by), improve));
  yield* luck(table, check, against); // DEG-85
  return degreeOf(check) < 0;
}

/** Lets the roller's allies with Luck control spend points on the roll, as often as they like (DEG-85). */
function* luck(table: DegreesTable, check: Check, rolled: Check | Roll): Script {
  const isActing = rolled === check;
  const degree = () => (isActing ? degreeOf(check) : -degreeOf(check));
  for (const { id } of inAskingOrder(table)) {
    const isOn = (seen: DegreesTable) =>
      (isActing || degree() < 0) && isLuckController(seen, id, rolled.by) && wantsToBend(seen, id, degree());
    const improve = (answer: Answer) => improveRoll(table, id, check, rolled, answer);
    while (yield* spendOn(id, isOn, improveChoices(id), improve));
  }
}

function isLuckController(table: DegreesTable, id: Id, roller: Id): boolean {
  const [me, other] = [findFighter(table, id), findFighter(table, roller)];
  if (!me || !other || me === other || me.side !== other.side) return false;
  return (me.edges['luck-control'] ?? 0) > 0; // DEG-85, DEG-R71
}

/** Returns whether to ask a fighter to spend points on a roll with this degree (DEG-81, DEG-137). */
function wantsToBend(table: DegreesTable, id: Id, degree: number): boolean {
  const fighter = findFighter(table, id);
  if (!fighter || isHelpless(fighter) || !hasPoint(fighter)) return false; // DEG-137
  return fighter.fortuneAsk === 'always' || (fighter.fortuneAsk === 'failed' && degree < 0); // DEG-81
}

/** Asks a fighter once whether to spend a point. Returns whether the fighter spent a point. */
function* spendOn(
  id: Id,
  isOn: (seen: DegreesTable) => boolean,
  choices: (seen: DegreesTable) => Choice[],
  spend: (answer: Answer) => void,
): Script<boolean> {
  const question: Declinable = {
    for: id,
    kind: 'fortune',
    choices: (seen: DegreesTable) => (isOn(seen) ? choices(seen) : []),
    concerns: (seen: DegreesTable) => isOn(seen),
    fallback: { option: 'pass' },
  };
  const answer = yield* ask(question);
  if (answer.option === 'pass') return false;
  spend(answer);
  return true;
}

const POOL = { pool: optional(oneOf(POOLS)) };

/** Returns the choice to spend a point on `option`. Its parameter names the pool. */
function spending<Option extends string>(table: DegreesTable, id: Id, option: Option): Choice<Option> {
  const fighter = fighterOf(table, id);
  return {
    option,
    params: POOL,
    variants: () => [{}],
    axes: () => ({ pool: { type: 'one', of: POOLS.filter((pool) => fighter[pool] > 0) } }),
    check: ({ pool }) => missingPoint(fighter, pool as Pool | undefined),
  };
}

function improveChoices(id: Id) {
  return (seen: DegreesTable): Choice[] => [spending(seen, id, 'improve'), { option: 'pass' }];
}

function ownChoices({ check, bonus }: OpenRoll) {
  return (seen: DegreesTable): Choice[] => {
    const improve = [spending(seen, check.by, 'improve'), { option: 'pass' }];
    if (degreeOf(check) < 0) return improve; // DEG-82: a coup needs a success
    const stunt = bonus && !bonus.isTaken() ? [bonus.choice(seen)] : []; // DEG-89
    const isOpen = stunt.some(({ variants }) => (variants?.() ?? []).length > 0);
    return [spending(seen, check.by, 'coup'), ...improve, ...(isOpen ? stunt : [])];
  };
}

function bendOwn(table: DegreesTable, { check, bonus }: OpenRoll, answer: Answer): void {
  const { option, as: _as, pool, ...params } = answer;
  spendPoint(table, check.by, pool as Pool | undefined, option);
  if (option === 'improve') check.improved += fortuneDie(table, check.by, option); // DEG-84
  if (option === 'coup') check.coup += half(fortuneDie(table, check.by, option)); // DEG-82
  if (option === 'stunt') bonus?.take(params); // DEG-89
  showCheck(table, check, 'bent');
}

function improveRoll(table: DegreesTable, by: Id, check: Check, rolled: Check | Roll, answer: Answer): void {
  spendPoint(table, by, answer.pool as Pool | undefined, 'improve');
  rolled.improved += fortuneDie(table, by, 'improve'); // DEG-84, DEG-85, DEG-136
  showCheck(table, check, 'bent');
}
