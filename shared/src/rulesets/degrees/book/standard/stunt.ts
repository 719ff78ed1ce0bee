import { fighter as aFighter, anId, oneOf, optional } from '../../../../engine/kinds.ts';
import type { Fault } from '../../../../engine/rejection.ts';
import { type Answer, ask, type Choice, type Params, type Script } from '../../../../engine/script.ts';
import { fighterOf, fightersOf, findFighter, type Id } from '../../../../engine/table.ts';
import { roll } from '../../../../engine/verbs.ts';
import { isWeapon, weaponOf } from '../../sheet/weapons.ts';
import { POOLS, type Pool, STUNTS, type Stunt } from '../../sheet/words-of-the-book.ts';
import type { DegreesTable } from '../../table.ts';
import { payReaction } from '../action-economy.ts';
import { type Check, degreeOf, makeCheck, rollAgainst } from '../checks.ts';
import { impairment, isFreeToReact, isHelpless, masterOf } from '../conditions.ts';
import { deed } from '../deed.ts';
import { bend, missingPoint } from '../fortune.ts';
import { resistBonus } from '../modifiers.ts';
import { takeQuick } from '../reactions/quick-part.ts';
import { opponent } from '../sight.ts';
import { rollAttack } from '../strike.ts';
import { faultOfRange, isArmed, type Means, meansOf, payShot, shotDues, weaponsOf } from '../wielding.ts';
import { askToTake } from './disarmed.ts';
import { raise } from './raising.ts';
import { counterChoices, counterWeapon, faultOfBenefit, stuntChoices, TELLING } from './stunt-choices.ts';
import {
  bestResistance,
  bringAbout,
  faultOfStunt,
  isSenseless,
  type Named,
  nameStunt,
  ranksOf,
  serves,
  stuntRank,
  waysOf,
} from './stunts.ts';

/* Stunts and counter-stunts: DEG-29, DEG-39, DEG-134. */

export const stunt = deed(
  'stunt',
  { stunt: optional(oneOf(STUNTS)), weapon: anId(), target: aFighter, ...TELLING, ...raise },
  {
    cost: 'std', // DEG-29
    dues: (_table, me, { weapon, raise }) => ({
      ...shotDues(me, weapon),
      ...(raise !== undefined && { reaction: 1 }),
    }),
    pays: (me, { weapon }) => payShot(me, shotDues(me, weapon)), // DEG-123
    fault(table, me, { weapon, target, stunt, ...told }) {
      if (!serves(me, weapon, target, stunt)) return 'no-such-item';
      const foe = opponent(table, me.id, target);
      const named = stunt && nameStunt(stunt, told);
      const faulty = foe && named ? faultOfStunt(me, foe, weapon, named) : undefined;
      if (faulty === 'no-such-item') return faulty;
      if (!foe) return 'no-such-target'; // DEG-R36
      return faulty;
    },
    geometry: (table, me, { weapon, target }) =>
      isWeapon(me, weapon)
        ? faultOfRange(table, me.at, fighterOf(table, target).at, weaponOf(me, weapon))
        : 'no-such-item',
    provokes: () => ({}), // DEG-29
    sets: () => 'attacks',
    *does(table, by, { weapon, target, stunt, raise: raised, ...told }) {
      const [me, foe] = [fighterOf(table, by), fighterOf(table, target)];
      if (!serves(me, weapon, target, stunt)) return;
      const named = stunt && nameStunt(stunt, told);
      const means = meansOf(me, weapon);
      const check = yield* rollAttack(table, {
        by,
        target,
        means,
        raise: raised,
        ranks: ranksOf(foe, named),
      }); // DEG-29, DEG-R56
      if (!check || degreeOf(check) < 0) return;
      yield* opposed(table, { by, target, means, weapon, named, isFirst: true });
    },
    *variants(table, me) {
      for (const foe of fightersOf(table))
        for (const weapon of weaponsOf(me)) {
          const isIdle = weapon === 'fists' && isArmed(me) && me.sheet.natural.length > 0;
          if (isIdle || !opponent(table, me.id, foe.id)) continue;
          if (faultOfRange(table, me.at, foe.at, weaponOf(me, weapon))) continue;
          yield { weapon, target: foe.id };
          for (const which of STUNTS)
            for (const way of waysOf(foe, which)) {
              const named = nameStunt(which, way);
              if (named && !isSenseless(me, foe, weapon, named))
                yield { weapon, target: foe.id, stunt: which, ...way };
            }
        }
    },
    axes: () => ({ raise: { type: 'range', from: 1, to: 2 } }),
  },
  (act, table, by) => {
    if (act.stunt === undefined) return act; // DEG-134
    const named = nameStunt(act.stunt, act);
    if (!named) return undefined;
    const [me, foe] = [findFighter(table, by), findFighter(table, act.target)];
    const isFit = !me || !foe || !isWeapon(me, act.weapon) || !isSenseless(me, foe, act.weapon, named);
    return isFit ? act : undefined;
  },
);

interface Contest {
  readonly by: Id;
  readonly target: Id;
  readonly means: Means;
  readonly weapon: string;
  /** Undefined: it is chosen once the check is won (DEG-134). */
  readonly named: Named | undefined;
  /** A counter-stunt is answered by none: DEG-39. */
  readonly isFirst: boolean;
}

/** The opposed check of a stunt, and what comes of it: DEG-R39. */
export function* opposed(table: DegreesTable, contest: Contest): Script {
  const { by, target, means, weapon, isFirst } = contest;
  const [me, foe] = [findFighter(table, by), findFighter(table, target)];
  if (!me || !foe || foe.defeated || isHelpless(me)) return;
  const die = roll(table, 20); // DEG-R39
  const resistance = bestResistance(foe, means);
  const against = rollAgainst(table, target, resistance, resistBonus(foe, resistance));
  const bonus = stuntRank(me, foe, means, isFirst) + impairment(me); // DEG-119
  const check: Check = makeCheck(by, { kind: 'stunt', of: weapon, bonus }, die, against);
  yield* bend(table, check); // DEG-136
  if (!findFighter(table, by) || !findFighter(table, target)) return;
  const degree = degreeOf(check);
  if (degree > 0) yield* win(table, contest, degree);
  else if (isFirst) yield* counterStunt(table, target, by); // DEG-39
}

function* win(table: DegreesTable, contest: Contest, degree: number): Script {
  const { by, target, means, weapon, named, isFirst } = contest;
  const benefit = named ?? (yield* choose(table, by, target, weapon)); // DEG-134
  const [me, foe] = [findFighter(table, by), findFighter(table, target)];
  if (!benefit || !me || !foe || foe.defeated || faultOfBenefit(me, foe, weapon, benefit)) return;
  bringAbout(table, by, target, means, benefit, { degree, rank: stuntRank(me, foe, means, isFirst) });
  if (benefit.stunt === 'disarm' && benefit.item) yield* askToTake(table, by, target, benefit.item, weapon); // DEG-32
}

/** The winner of a stunt without a name chooses among those that cost one rank: DEG-134. */
function* choose(table: DegreesTable, by: Id, target: Id, weapon: string): Script<Named | undefined> {
  const faultAtOne = (seen: DegreesTable, named: Named) => {
    const [me, foe] = [fighterOf(seen, by), fighterOf(seen, target)];
    const faulty = faultOfBenefit(me, foe, weapon, named);
    return faulty ?? (ranksOf(foe, named) < -1 ? 'bad-input' : undefined); // DEG-134
  };
  const answer = yield* ask({
    for: by,
    speaker: masterOf(table, by) ?? by,
    kind: 'stunt',
    choices: (seen: DegreesTable) => {
      if (!findFighter(seen, by) || !findFighter(seen, target)) return [];
      return [...stuntChoices(seen, target, TELLING, faultAtOne), { option: 'pass' }];
    },
    fallback: { option: 'pass' },
  });
  return answer.option === 'pass' ? undefined : nameStunt(answer.option as Stunt, answer);
}

/** Who wins the opposed check against a stunt may answer with one, at once: DEG-39. */
function* counterStunt(table: DegreesTable, by: Id, target: Id): Script {
  const isOpen = (seen: DegreesTable) => {
    const [me, foe] = [findFighter(seen, by), findFighter(seen, target)];
    return me !== undefined && foe !== undefined && !foe.defeated && me.reaction > 0 && isFreeToReact(me);
  };
  const answer = yield* ask({
    for: by,
    speaker: masterOf(table, by) ?? by,
    kind: 'counter-stunt',
    choices: (seen: DegreesTable) => (isOpen(seen) ? counterChoices(seen, by, target) : []),
    concerns: isOpen as (seen: object) => boolean,
    fallback: { option: 'pass' },
  });
  if (answer.option === 'pass' || !isOpen(table)) return;
  payReaction(table, fighterOf(table, by)); // DEG-39
  yield* takeQuick(table, by, answer.quick); // DEG-8
  yield* answerStunt(table, by, target, answer);
}

function* answerStunt(table: DegreesTable, by: Id, target: Id, answer: Answer): Script {
  const [me, foe] = [findFighter(table, by), findFighter(table, target)];
  const named = nameStunt(answer.option as Stunt, answer);
  const weapon = me && foe && named && counterWeapon(table, me, foe, named, answer.weapon);
  if (!me || !weapon || !named) return;
  yield* opposed(table, { by, target, means: meansOf(me, weapon), weapon, named, isFirst: false });
}

const NAMING = { stunt: optional(oneOf(STUNTS)), ...TELLING, pool: optional(oneOf(POOLS)) };

/** A stunt that Destiny adds to a hit: what may be named, and what follows (DEG-89). */
export function bonusStunt(table: DegreesTable, by: Id, target: Id, weapon: string) {
  let taken: { readonly named: Named | undefined } | undefined;
  const faultOf = (seen: DegreesTable, given: Params): Fault | undefined => {
    const { stunt: which } = given;
    if (which === undefined) return undefined; // DEG-134
    const named = STUNTS.some((one) => one === which) ? nameStunt(which as Stunt, given) : undefined;
    if (!named) return 'bad-input';
    return faultOfBenefit(fighterOf(seen, by), fighterOf(seen, target), weapon, named);
  };
  return {
    isTaken: () => taken !== undefined,
    take(params: Params) {
      const { stunt: which } = params;
      taken = { named: which === undefined ? undefined : nameStunt(which as Stunt, params) };
    },
    choice: (seen: DegreesTable): Choice<'stunt'> => ({
      option: 'stunt',
      params: NAMING,
      variants: () => {
        const foe = fighterOf(seen, target);
        const ways = STUNTS.flatMap((which) =>
          [...waysOf(foe, which)].map((way) => ({ stunt: which, ...way })),
        );
        return ways.filter((way) => faultOf(seen, way) === undefined);
      },
      check: (params) =>
        faultOf(seen, params) ?? missingPoint(fighterOf(seen, by), params.pool as Pool | undefined), // DEG-81
    }),
    *follow(): Script {
      const me = findFighter(table, by);
      if (!taken || !me) return;
      yield* opposed(table, {
        by,
        target,
        means: meansOf(me, weapon),
        weapon,
        named: taken.named,
        isFirst: true,
      });
    },
  };
}
