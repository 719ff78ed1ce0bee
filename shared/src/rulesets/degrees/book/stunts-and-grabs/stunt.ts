import { type Answer, ask, type Choice, type Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fighter as aFighter, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { roll } from '../../../../engine/state/verbs.ts';
import { enemyOf } from '../../../../kit/sides.ts';
import { POOLS, type Pool, STUNTS, type Stunt } from '../../sheet/terms.ts';
import { isWeapon } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { payReaction } from '../action-economy.ts';
import { type Blow, rollAttack } from '../attacks/strike.ts';
import { faultOfLock, faultOfMeans, isOneTool, meansBy, TOOL, type Tool, toolsOf } from '../attacks/tools.ts';
import { isArmed, type Means, nameOf, payShot, shotDues } from '../attacks/wielding.ts';
import { type Cause, causesOf } from '../causes.ts';
import { type Check, degreeOf, makeCheck, opposingRoll } from '../checks.ts';
import { isFreeToReact, isHelpless, masterOf } from '../conditions.ts';
import { bend, missingPoint } from '../destiny/fortune.ts';
import { resistBonus } from '../modifiers.ts';
import { takeQuick } from '../quick-part.ts';
import { raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { stagedAction, type Windows } from '../staged-action.ts';
import { askToTake } from './disarmed.ts';
import { counterChoices, counterMeans, faultOfBenefit, stuntChoices, TELLING } from './stunt-choices.ts';
import {
  bestResistance,
  bringAbout,
  faultOfStunt,
  isSenseless,
  meansOfStunt,
  type Named,
  nameStunt,
  ranksOf,
  stuntBonus,
  stuntRank,
  waysOf,
} from './stunts.ts';

/* Stunts and counter-stunts (DEG-29, DEG-39, DEG-134). */

export const stunt = stagedAction('stunt', {
  params: { stunt: optional(oneOf(STUNTS)), ...TOOL, target: aFighter, ...TELLING, ...raise },
  understand: (act, table, by) => {
    const [me, foe] = [findFighter(table, by), findFighter(table, act.target)];
    if (!isOneTool(me, act)) return undefined;
    if (act.stunt === undefined) return act; // DEG-134
    const named = nameStunt(act.stunt, act);
    if (!named) return undefined;
    const isKnown = act.weapon === undefined || isWeapon(me, act.weapon);
    return me && foe && isKnown && isSenseless(me, foe, act, named) ? undefined : act;
  },
  cost: 'std', // DEG-29
  dues: (_table, me, act) => ({ ...shotDues(me, act.weapon), reaction: reactionsFor(act) }),
  payDues: (me, { weapon }) => payShot(me, shotDues(me, weapon)), // DEG-123
  fault(table, me, { target, stunt, ...told }) {
    const means = meansOfStunt(me, told, target, stunt);
    if (!means) return 'no-such-item';
    const foe = enemyOf(table, me.id, target);
    const named = stunt && nameStunt(stunt, told);
    const faulty = foe && named ? faultOfStunt(me, foe, means, named) : undefined;
    if (faulty === 'no-such-item') return faulty;
    if (!foe) return 'no-such-target'; // DEG-R36
    return faulty ?? faultOfLock(me, means, target);
  },
  geometry(table, me, { target, stunt, ...told }) {
    const means = meansOfStunt(me, told, target, stunt);
    return means ? faultOfMeans(table, me, means, fighterOf(table, target).at) : 'no-such-item';
  },
  provokes: () => ({}), // DEG-29
  triggers: () => 'attacks',
  *run(table, by, { target, stunt, raise: raised, ...told }, windows) {
    const [me, foe] = [fighterOf(table, by), fighterOf(table, target)];
    const means = meansOfStunt(me, told, target, stunt);
    if (!means) return;
    const named = stunt && nameStunt(stunt, told);
    const handicap: Cause = { why: 'stunt', value: ranksOf(foe, named) };
    const check = yield* rollAttack(table, { by, target, means, raise: raised, handicap }, windows); // DEG-29, DEG-R56
    if (!check || degreeOf(check) < 0) return;
    yield* opposed(table, { by, target, means, named, isFirst: true }, windows);
  },
  *variants(table, me) {
    for (const foe of fightersOf(table))
      if (enemyOf(table, me.id, foe.id))
        for (const tool of toolsOf(me)) yield* stuntsBy(table, me, foe, tool);
  },
  axes: () => ({ raise: { type: 'range', from: 1, to: 2 } }),
});

/** Yields the stunts to offer for one weapon or power. */
function* stuntsBy(table: DegreesTable, me: DegreesFighter, foe: DegreesFighter, tool: Tool) {
  const isIdle = tool.weapon === 'fists' && isArmed(me) && me.sheet.natural.length > 0;
  const means = isIdle ? undefined : meansBy(me, tool);
  if (!means || faultOfMeans(table, me, means, foe.at)) return;
  yield { ...tool, target: foe.id };
  for (const stunt of STUNTS)
    for (const way of waysOf(foe, stunt)) {
      const named = nameStunt(stunt, way);
      if (named && !isSenseless(me, foe, tool, named)) yield { ...tool, target: foe.id, stunt, ...way };
    }
}

interface Contest {
  readonly by: Id;
  readonly target: Id;
  readonly means: Means;
  /** The stunt; undefined if the winner chooses it after the check (DEG-134). */
  readonly named: Named | undefined;
  /** False for a counter-stunt, which cannot be countered (DEG-39). */
  readonly isFirst: boolean;
}

/** Makes the opposed check of a stunt and applies its result (DEG-R39). */
function* opposed(table: DegreesTable, contest: Contest, windows: Windows): Script {
  const { by, target, means, isFirst } = contest;
  const [me, foe] = [findFighter(table, by), findFighter(table, target)];
  if (!me || !foe || foe.defeated || isHelpless(me)) return;
  const die = roll(table, 20); // DEG-R39
  const resistance = bestResistance(foe, means);
  const against = opposingRoll(table, target, resistance, resistBonus(foe, resistance));
  const causes = causesOf((list) => stuntBonus(me, foe, means, isFirst, list)); // DEG-119
  const check: Check = makeCheck(by, { kind: 'stunt', of: nameOf(means), causes }, die, against);
  yield* bend(table, check); // DEG-136
  if (!findFighter(table, by) || !findFighter(table, target)) return;
  const degree = degreeOf(check);
  if (degree > 0) yield* win(table, contest, degree);
  else if (isFirst) yield* counterStunt(table, target, by, windows); // DEG-39
}

function* win(table: DegreesTable, contest: Contest, degree: number): Script {
  const { by, target, means, named, isFirst } = contest;
  const benefit = named ?? (yield* choose(table, by, target, means)); // DEG-134
  const [me, foe] = [findFighter(table, by), findFighter(table, target)];
  if (!benefit || !me || !foe || foe.defeated || faultOfBenefit(me, foe, means, benefit)) return;
  bringAbout(table, by, target, means, benefit, { degree, rank: stuntRank(me, foe, means, isFirst) });
  if (benefit.stunt === 'disarm' && benefit.item) yield* askToTake(table, by, target, benefit.item, means); // DEG-32
}

/** Asks the winner of a check to choose a stunt, among the stunts with a Disadvantage of -1 (DEG-134). */
function* choose(table: DegreesTable, by: Id, target: Id, means: Means): Script<Named | undefined> {
  const faultAtOne = (seen: DegreesTable, named: Named) => {
    const [me, foe] = [fighterOf(seen, by), fighterOf(seen, target)];
    const faulty = faultOfBenefit(me, foe, means, named);
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

/** Offers a counter-stunt to the defender who won the opposed check (DEG-39). */
function* counterStunt(table: DegreesTable, by: Id, target: Id, windows: Windows): Script {
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
  yield* takeQuick(table, by, answer.quick, windows); // DEG-8
  yield* answerStunt(table, by, target, answer, windows);
}

function* answerStunt(table: DegreesTable, by: Id, target: Id, answer: Answer, windows: Windows): Script {
  const [me, foe] = [findFighter(table, by), findFighter(table, target)];
  const named = nameStunt(answer.option as Stunt, answer);
  const means = me && foe && named && counterMeans(table, me, foe, named, answer as Tool);
  if (means) yield* opposed(table, { by, target, means, named, isFirst: false }, windows);
}

const NAMING = { stunt: optional(oneOf(STUNTS)), ...TELLING, pool: optional(oneOf(POOLS)) };

/** Returns the stunt that a spent point can add to a hit: the choice to offer, and the check that follows (DEG-89). */
export function bonusStunt(
  table: DegreesTable,
  { by, target, means }: Pick<Blow, 'by' | 'target' | 'means'>,
  windows: Windows,
) {
  let taken: { readonly named: Named | undefined } | undefined;
  const faultOf = (seen: DegreesTable, given: Params): Fault | undefined => {
    const { stunt: which } = given;
    if (which === undefined) return undefined; // DEG-134
    const named = STUNTS.some((one) => one === which) ? nameStunt(which as Stunt, given) : undefined;
    if (!named) return 'bad-input';
    return faultOfBenefit(fighterOf(seen, by), fighterOf(seen, target), means, named);
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
      if (taken) yield* opposed(table, { by, target, means, named: taken.named, isFirst: true }, windows);
    },
  };
}
