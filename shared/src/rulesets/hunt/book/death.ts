import { ask, onStack, type Question, type Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { count, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { StandingOrder } from '../../../engine/state/standing-order.ts';
import { fighterOf, findFighter, isStanding, standing } from '../../../engine/state/table.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import { named } from '../../../kit/content.ts';
import { fall } from '../../../kit/defeat.ts';
import { CARRIED_WEAPONS } from '../sheet/things.ts';
import type { HuntFighter, HuntTable, PendingDeathCheck } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { type Cause, causesOf, sumOf } from './checks.ts';
import { fireHabit } from './extra-actions.ts';
import { changeWill } from './helpless.ts';
import { breakWeapon } from './things.ts';

/** Returns the fault if a fighter spends more Willpower than it has. */
function faultOfSpending(amount: number, has: number): Fault | undefined {
  if (amount <= has) return undefined;
  return { code: 'not-enough-wp', say: SAID.refusals.lacksWill(amount, has), clause: 'HUNT-33' }; // HUNT-33
}

/** Resolves the death check of a fighter after a part of its body was damaged. */
export function* checkDeath(table: HuntTable, id: Id, by: Id | null): Script {
  const item: PendingDeathCheck = { name: 'death-check', by: id, result: null };
  yield* onStack(table, item, settleDeath(table, item, id, by));
}

function* settleDeath(table: HuntTable, item: PendingDeathCheck, id: Id, by: Id | null): Script {
  const { option, weapon } = yield* ask(weaponBreak(id)); // HUNT-32
  if (!isStanding(table, id)) return;
  if (option === 'break') return breakWeapon(table, id, weaponMeant(fighterOf(table, id), weapon)); // HUNT-32
  item.result = rollDeath(table, item, id);
  const kind = lacking(table, item) === 0 ? 'surplus' : 'add-will'; // HUNT-R17
  const answer = yield* ask(addWill(table, item, id, kind)); // HUNT-33
  if (!isStanding(table, id)) return;
  if (answer?.option === 'spend') spend(table, item, id, Number(answer.amount)); // HUNT-33
  if (lacking(table, item) === 0) survive(table, id);
  else die(table, id, by, 'HUNT-31'); // HUNT-31
}

/** Rolls the die of a death check. Returns the die plus the fighter's modifier. */
function rollDeath(table: HuntTable, item: PendingDeathCheck, id: Id): number {
  const victim = fighterOf(table, id);
  const { parts } = victim;
  const shown = roll(table, 6); // HUNT-31
  const causes = deathModifiers(victim);
  const result = shown + sumOf(causes);
  const told = { shown, causes, result, parts: parts.length, clause: 'HUNT-31' };
  const setDie = emit(table, { type: 'death-rolled', target: id, ...told });
  if (setDie) item.setDie = setDie;
  fireHabit(table, id, 'death-check'); // HUNT-R27
  return result;
}

/** Returns the modifiers to a fighter's death checks. */
export function deathModifiers({ conditions }: Pick<HuntFighter, 'conditions'>): readonly Cause[] {
  return causesOf('maimed', conditions.includes('maimed') ? -1 : 0); // HUNT-R6, HUNT-R43
}

/** Returns the sum of the modifiers to a fighter's death checks. */
export function deathModifier(victim: Pick<HuntFighter, 'conditions'>): number {
  return sumOf(deathModifiers(victim));
}

/**
 * Returns how many points are missing for a death check to succeed; 0 if it succeeds. `parts` is the number of damaged
 * parts.
 */
export function lackingPoints(parts: number, result: number): number {
  return Math.max(0, parts + 1 - result); // HUNT-31, HUNT-R16: a result equal to the number of parts fails
}

/** Returns the Willpower that a fighter can spend on a death check. */
export function willForDeath({
  conditions,
  defeated,
  wp,
}: Pick<HuntFighter, 'conditions' | 'defeated' | 'wp'>): number {
  return defeated || conditions.includes('full-power') ? 0 : wp; // HUNT-36
}

function lacking(table: HuntTable, { by, result }: PendingDeathCheck): number {
  return lackingPoints(findFighter(table, by)?.parts.length ?? 0, result ?? 0);
}

function spend(table: HuntTable, item: PendingDeathCheck, id: Id, amount: number): void {
  changeWill(table, id, -amount, 'HUNT-33'); // HUNT-33, HUNT-R17
  item.result = (item.result ?? 0) + amount; // HUNT-33
}

function survive(table: HuntTable, id: Id): void {
  emit(table, { type: 'survived', target: id, clause: 'HUNT-31' });
}

const SACRIFICE = { weapon: optional(named(CARRIED_WEAPONS)) };

function weaponBreak(id: Id): Question<'break' | 'pass'> & { fallback: { option: 'pass' } } {
  const hands = (seen: HuntTable) => (isStanding(seen, id) ? fighterOf(seen, id).weapons : []);
  return {
    for: id,
    kind: 'weapon-break',
    isOpen: (seen: HuntTable) => hands(seen).length > 0, // HUNT-R18: fists cannot break
    choices: (seen: HuntTable) =>
      hands(seen).length === 0
        ? []
        : [
            {
              option: 'break',
              params: SACRIFICE,
              variants: () => hands(seen).map((weapon) => ({ weapon })),
              check: ({ weapon }) => {
                if (weapon === undefined) return hands(seen).length === 1 ? undefined : 'bad-input';
                return hands(seen).some((one) => one === weapon) ? undefined : 'no-such-item';
              },
            },
            { option: 'pass' },
          ],
    fallback: { option: 'pass' },
  };
}

function weaponMeant({ weapons }: HuntFighter, given: unknown): string | undefined {
  return given === undefined ? weapons[0] : weapons.find((weapon) => weapon === given);
}

const PAYMENT = { amount: count(1) };

/** Returns the prompt for Willpower after a death check: `add-will` if it failed, `surplus` if it succeeded. */
function addWill(
  table: HuntTable,
  item: PendingDeathCheck,
  id: Id,
  kind: 'add-will' | 'surplus',
): Question<'spend' | 'pass'> {
  const spendable = (seen: HuntTable) => {
    const victim = findFighter(seen, id);
    return victim ? willForDeath(victim) : 0;
  };
  return {
    for: id,
    kind,
    isOpen: (seen: HuntTable) => spendable(seen) > 0,
    ...(kind === 'surplus' && { concerns: (seen: HuntTable) => spendable(seen) > 0 }),
    choices: (seen: HuntTable) =>
      spendable(seen) === 0
        ? []
        : [
            {
              option: 'spend',
              params: PAYMENT,
              variants: () => [{ amount: Math.min(spendable(seen), Math.max(1, lacking(seen, item))) }],
              axes: () => ({ amount: { type: 'range', from: 1, to: spendable(seen) } }),
              check: ({ amount }) => faultOfSpending(Number(amount), spendable(seen)),
            },
            { option: 'pass' },
          ],
    get fallback() {
      const amount = lacking(table, item); // HUNT-R17: if time runs out, spends just enough to save the fighter
      const saves = amount > 0 && amount <= spendable(table);
      return saves ? { option: 'spend' as const, amount } : { option: 'pass' as const };
    },
  };
}

/**
 * The standing order that adventurers and bosses start with. They are not asked to spend Willpower on a death check
 * that has already succeeded.
 */
export const UNASKED_SURPLUS: readonly StandingOrder[] = [{ kind: 'surplus', policy: 'never' }]; // HUNT-R17

export function die(table: HuntTable, id: Id, by: Id | null, clause: string): void {
  fighterOf(table, id).dead = true;
  takeOut(table, id, 'died', by, clause);
}

/** The ways in which a fighter leaves the fight permanently. */
export const ENDS = ['died', 'fled'] as const;

/** Takes a fighter out of the fight permanently. */
export function takeOut(
  table: HuntTable,
  id: Id,
  how: (typeof ENDS)[number],
  by: Id | null,
  clause: string,
): void {
  fall(table, id, { by, how, clause });
  fireForAllies(table, id);
}

/** Triggers the `habit` abilities of a fallen fighter's allies. */
export function fireForAllies(table: HuntTable, id: Id): void {
  const { side } = fighterOf(table, id);
  for (const other of standing(table)) {
    if (other.side === side && other.id !== id) fireHabit(table, other.id, 'ally-defeated'); // HUNT-R27
  }
}
