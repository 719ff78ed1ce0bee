import type { Axes } from '../../../engine/core/axes.ts';
import type { Choice } from '../../../engine/core/script.ts';
import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { listOf, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { named } from '../../../kit/content.ts';
import {
  ABILITIES,
  type Ability,
  type AbilityId,
  isAbility,
  type SupportAbility,
} from '../sheet/abilities.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { abilityOf, type Holder } from './carried.ts';
import { changeWill } from './helpless.ts';

/* Support abilities, which are added to a check, and the costs of all abilities. */

/** The parameter for the Supports of one check. Keeps the order in which they are given. */
export const supports = listOf(named(ABILITIES), 10);

/** The kind of check that a Support is added to. For `other`, only Supports with `any` are possible. */
export type Occasion = 'hit' | 'evade' | 'other';

/** Returns `id`, typed as an ability id, if the fighter has that ability; otherwise undefined. */
export function ownAbility({ abilities }: Pick<HuntFighter, 'abilities'>, id: string): AbilityId | undefined {
  return isAbility(id) && abilities.includes(id) ? id : undefined;
}

/** Returns whether an ability is a Support that can be added to this kind of check. */
export function goesWith(id: AbilityId, occasion: Occasion): boolean {
  const ability: Ability = ABILITIES[id];
  return ability.type === 'support' && (ability.with === 'any' || ability.with === occasion); // HUNT-R9
}

/** Returns the fighter's Supports that can be added to this kind of check. */
export function supportsFor({ abilities }: Pick<HuntFighter, 'abilities'>, occasion: Occasion): AbilityId[] {
  return abilities.filter((id) => goesWith(id, occasion));
}

/** Returns how many of its own Supports a fighter may add to this kind of check. */
export function mostSupports({ type, level }: HuntFighter, occasion: Occasion): number {
  if (type !== 'boss' || occasion !== 'hit') return 1; // HUNT-12, HUNT-R9
  if (level >= 8) return 3; // HUNT-38, HUNT-R32
  return level >= 4 ? 2 : 1; // HUNT-38, HUNT-R32
}

/**
 * Returns the axis for choosing Supports for this kind of check; empty if the fighter has no such Supports. An axis is
 * a choice that is independent of the other parameters.
 */
export function supportAxes(fighter: HuntFighter, occasion: Occasion): Axes {
  const of = supportsFor(fighter, occasion);
  return of.length > 0 ? { support: { type: 'subset', of, most: mostSupports(fighter, occasion) } } : {};
}

/** Returns the fault if the fighter cannot add these Supports to this kind of check. */
export function faultOfSupports(
  fighter: HuntFighter,
  given: readonly string[],
  occasion: Occasion,
): Fault | undefined {
  if (given.some((id) => ownAbility(fighter, id) === undefined)) return 'no-such-ability'; // HUNT-R51
  const own = given as readonly AbilityId[];
  if (!own.every((id) => goesWith(id, occasion)))
    return { code: 'wrong-type', say: SAID.refusals.otherCheck }; // HUNT-R9
  if (new Set(own).size < own.length) return { code: 'bad-input', say: SAID.refusals.supportTwice }; // HUNT-R9
  const most = mostSupports(fighter, occasion);
  if (own.length <= most) return undefined;
  const say = SAID.refusals.tooManySupports(most);
  return unlessWaived(fighter, { code: 'too-many-supports', say, clause: 'HUNT-12' }); // HUNT-12
}

/** Returns the given ids, typed as ability ids. The caller has already checked them. */
export function abilitiesIn(given: readonly string[] = []): AbilityId[] {
  return given.filter(isAbility);
}

/** Returns the total Rebound of these abilities, which is their price in Willpower. It is 0 at Full Power. */
export function reboundOf(payer: HuntFighter, ids: readonly AbilityId[]): number {
  if (payer.conditions.includes('full-power')) return 0; // HUNT-42
  return ids.reduce((sum, id) => sum + (abilityOf(payer, id).rebound ?? 0), 0); // HUNT-13
}

/** Returns the fault if the fighter has less Willpower than the price. */
export function faultOfPrice(payer: HuntFighter, price: number): Fault | undefined {
  const { wp } = payer;
  if (price <= wp) return undefined;
  const say = SAID.refusals.lacksWill(price, wp);
  return unlessWaived(payer, { code: 'not-enough-wp', say, clause: 'HUNT-13' }); // HUNT-13
}

/**
 * Returns the fault if a fighter cannot make a check with these Supports. `price` is the Willpower that the check
 * itself costs.
 */
export function faultOfHelp(
  fighter: HuntFighter,
  given: readonly string[],
  occasion: Occasion,
  price = 0,
): Fault | undefined {
  const fault = faultOfSupports(fighter, given, occasion); // HUNT-R9
  return fault ?? faultOfPrice(fighter, price + reboundOf(fighter, abilitiesIn(given)));
}

/**
 * Returns the prompt option of making a check to which the fighter may add Supports. `price` is the Willpower that the
 * check itself costs.
 */
export function checkOption<Option extends string>(
  option: Option,
  fighter: HuntFighter,
  occasion: Occasion,
  price = 0,
): Choice<Option> {
  return {
    option,
    params: { support: optional(supports) },
    variants: () => [{}],
    ...(supportsFor(fighter, occasion).length > 0 && { axes: () => supportAxes(fighter, occasion) }),
    check: ({ support }) => faultOfHelp(fighter, (support ?? []) as string[], occasion, price),
  };
}

/** Makes a fighter pay Willpower for its abilities. */
export function payRebound(table: HuntTable, by: Id, price: number): void {
  if (price > 0) changeWill(table, by, -price, 'HUNT-13'); // HUNT-13, HUNT-R10
}

/** Returns the ability with that id if it is a Support; otherwise undefined. */
export function supportOf(holder: Holder, id: AbilityId): SupportAbility | undefined {
  const ability = abilityOf(holder, id);
  return ability.type === 'support' ? ability : undefined;
}
