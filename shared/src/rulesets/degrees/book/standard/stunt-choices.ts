import { anId, count, type Kinds, oneOf, optional } from '../../../../engine/kinds.ts';
import type { Fault } from '../../../../engine/rejection.ts';
import type { Choice, Params } from '../../../../engine/script.ts';
import { fighterOf, type Id } from '../../../../engine/table.ts';
import { TRACK_IDS } from '../../sheet/tracks.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import { STUNTS } from '../../sheet/words-of-the-book.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { afterQuick, faultOfQuick, quickPart, quickParts } from '../reactions/quick-part.ts';
import { faultOfRange, has, weaponsOf } from '../wielding.ts';
import { faultOfStunt, isSenseless, type Named, nameStunt, waysOf } from './stunts.ts';

/* What the winner of an opposed check may choose among: DEG-39, DEG-134. */

/** What a stunt may have to be told. */
export const TELLING = {
  track: optional(oneOf(TRACK_IDS)),
  item: optional(anId()),
  dir: optional(count(0, 5)),
};

/** What is wrong with a stunt as it would be brought about. */
export function faultOfBenefit(
  me: DegreesFighter,
  foe: DegreesFighter,
  weapon: string,
  named: Named,
): Fault | undefined {
  if (isSenseless(me, foe, weapon, named)) return 'bad-input';
  return faultOfStunt(me, foe, weapon, named);
}

/** The stunts that are possible now, each with its ways. */
export function stuntChoices(
  table: DegreesTable,
  target: Id,
  params: Kinds,
  faultOf: (table: DegreesTable, named: Named, params: Params) => Fault | undefined,
): Choice[] {
  const foe = fighterOf(table, target);
  return STUNTS.map((option): Choice => {
    const check = (given: Params) => {
      const named = nameStunt(option, given);
      return named ? faultOf(table, named, given) : 'bad-input';
    };
    return {
      option,
      params,
      variants: () => [...waysOf(foe, option)].filter((way) => check(way) === undefined),
      check,
    };
  }).filter(({ variants }) => (variants?.() ?? []).length > 0);
}

/** The weapon of a counter-stunt: the one named, or the first that serves (DEG-R47). */
export function counterWeapon(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  named: Named,
  given: Params[string],
): string | undefined {
  const all = typeof given === 'string' ? (has(me, given) ? [given] : []) : weaponsOf(me);
  return all.find((weapon) => faultOfCounter(table, me, foe, weapon, named) === undefined);
}

function faultOfCounter(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  weapon: string,
  named: Named,
): Fault | undefined {
  const faulty = faultOfBenefit(me, foe, weapon, named);
  return faulty ?? faultOfRange(table, me.at, foe.at, weaponOf(me, weapon)); // DEG-R47
}

const ANSWERING = { ...TELLING, weapon: optional(anId()), quick: quickPart };

/** The stunts with which the other side may answer, in one of its ways. */
export function counterChoices(table: DegreesTable, by: Id, target: Id): Choice[] {
  const faultOf = (seen: DegreesTable, named: Named, { weapon, quick }: Params) => {
    const faulty = faultOfQuick(seen, by, quick); // DEG-8
    if (faulty !== undefined) return faulty;
    const [me, foe] = [afterQuick(fighterOf(seen, by), quick), fighterOf(seen, target)];
    if (typeof weapon === 'string')
      return has(me, weapon) ? faultOfCounter(seen, me, foe, weapon, named) : 'no-such-item';
    return weaponsOf(me)
      .map((one) => faultOfCounter(seen, me, foe, one, named))
      .reduce(
        (first, one) => (first === undefined || one === undefined ? undefined : first),
        'no-such-item' as Fault | undefined,
      );
  };
  const axes = () => ({ quick: { type: 'one' as const, of: quickParts(table, by) } });
  const choices = stuntChoices(table, target, ANSWERING, faultOf).map((choice) => ({ ...choice, axes }));
  return choices.length > 0 ? [...choices, { option: 'pass' }] : [];
}
