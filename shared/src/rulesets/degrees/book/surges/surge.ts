import type { ActionSpec } from '../../../../engine/core/action.ts';
import { onStack, type Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { anId, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { endOfNextTurn } from '../../../../engine/state/durations.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { counterOf, isPower } from '../../sheet/powers.ts';
import { TRAITS } from '../../sheet/skills.ts';
import { EDGES } from '../../sheet/terms.ts';
import { action, type DegreesFighter, type DegreesTable } from '../../table.ts';
import { payReaction } from '../action-economy.ts';
import { effectId } from '../conditions.ts';
import { ongoing, resistOngoing } from '../damage-and-recovery/resisting.ts';
import { faultOfControl, faultOfHelplessness, faultOfReadying } from '../hindrances.ts';
import { lockKey } from '../influence-and-command/locks.ts';
import { addMod } from '../modifiers.ts';
import { arraysOf, effectsIn, lentTo, powerInTrait, rankedPowers } from '../powers/arrays.ts';
import { faultOfQuick, type QuickPart, quickPart, takeQuick } from '../quick-part.ts';
import type { Windows } from '../staged-action.ts';

/* Surges: benefits that a fighter later pays for with fatigue (DEG-94 to DEG-106). */

const BENEFITS = ['action', 'alternate', 'boost', 'burst', 'counter', 'edge', 'resistance', 'retry'] as const;
type Benefit = (typeof BENEFITS)[number];

const PARAMS = {
  benefit: oneOf(BENEFITS),
  power: optional(anId()),
  effect: optional(anId(80)),
  trait: optional(anId(80)),
  negate: optional(oneOf(['disadvantage', 'advantage'])),
  edge: optional(oneOf(EDGES)),
  key: optional(anId(80)),
  into: optional(oneOf(['free'])),
  quick: quickPart,
};

interface Surge {
  readonly benefit: Benefit;
  readonly power?: string;
  readonly effect?: string;
  readonly trait?: string;
  readonly negate?: 'disadvantage' | 'advantage';
  readonly edge?: (typeof EDGES)[number];
  readonly key?: string;
  readonly into?: 'free';
  readonly quick?: QuickPart;
}

/** The parameters that each benefit needs. */
const NEEDS: Readonly<Record<Benefit, readonly (keyof Surge)[]>> = {
  action: [],
  alternate: ['power', 'effect'],
  boost: ['trait'],
  burst: ['negate'],
  counter: [],
  edge: ['edge'],
  resistance: ['effect'],
  retry: ['key'],
};

const SURGE: Omit<ActionSpec<DegreesTable, typeof PARAMS>, 'run'> = {
  params: PARAMS,
  outOfTurn: true, // DEG-94
  understand(act, table, by) {
    const named = NEEDS[act.benefit];
    if (named.some((one) => act[one] === undefined)) return undefined;
    if (act.into !== undefined && act.benefit !== 'action') return undefined; // DEG-132
    if (act.trait !== undefined && !isTrait(findFighter(table, by), act.trait)) return undefined; // DEG-R57
    return act.quick !== undefined && table.turn === by ? undefined : act; // DEG-8
  },
  check(table, by, act) {
    const me = findFighter(table, by);
    if (!me) return 'not-your-turn';
    if (act.benefit === 'action' && table.turn !== by) return 'not-your-turn'; // DEG-95, DEG-R57
    return (
      faultOfHelplessness(me) ??
      (act.benefit === 'resistance' ? undefined : faultOfControl(table, me)) ??
      faultOfReadying(me) ??
      faultOf(table, me, act) ??
      lacking(me) ??
      faultOfQuick(table, by, act.quick) // DEG-8
    );
  },
  *variants(table, by) {
    yield* waysOf(table, fighterOf(table, by));
  },
};

/** Returns the action `surge` (DEG-94). */
export function surgeIn(windows: Windows) {
  return action<typeof PARAMS>({
    ...SURGE,
    *run(table, by, act) {
      yield* onStack(table, { name: 'surge', by }, gain(table, by, act, windows));
    },
  });
}

function lacking({ reaction }: DegreesFighter): Fault | undefined {
  return reaction > 0 ? undefined : { code: 'not-enough-reaction', clause: 'DEG-94' }; // DEG-10, DEG-94
}

function faultOf(
  table: DegreesTable,
  me: DegreesFighter,
  { benefit, power, effect, trait, key, into }: Surge,
): Fault | undefined {
  switch (benefit) {
    case 'boost':
      return hasTrait(me, trait ?? '') ? undefined : { code: 'no-such-item', clause: 'DEG-R57' }; // DEG-R57
    case 'counter':
      return { code: 'wrong-phase', clause: 'DEG-100' }; // DEG-100
    case 'action':
      return into && table.options.freeLimit === 0 ? { code: 'no-effect', clause: 'DEG-132' } : undefined; // DEG-132
    case 'alternate':
      return faultOfAlternate(me, power ?? '', effect ?? ''); // DEG-96
    case 'resistance':
      return ongoing(me, effect ?? '') ? undefined : { code: 'no-such-item', clause: 'DEG-101' }; // DEG-101
    case 'retry':
      return me.locked.some((one) => lockKey(one) === key)
        ? undefined
        : { code: 'no-effect', clause: 'DEG-103' }; // DEG-103
    default:
      return undefined;
  }
}

/** Returns whether there is a trait with this name. `power.ID` is the rank of a power (DEG-R57). */
function isTrait(me: DegreesFighter | undefined, trait: string): boolean {
  const power = powerInTrait(trait);
  if (power === undefined) return TRAITS.includes(trait);
  return isPower(me, power) || counterOf(me, power) !== undefined;
}

function hasTrait(me: DegreesFighter, trait: string): boolean {
  const power = powerInTrait(trait);
  return power === undefined || rankedPowers(me).includes(power); // DEG-R57
}

/** Returns the fault if a Surge cannot add an effect to an array (DEG-R33). */
function faultOfAlternate(me: DegreesFighter, power: string, effect: string): Fault | undefined {
  const array = arraysOf(me).find((one) => one === power);
  if (!array) return { code: 'no-such-item', clause: 'DEG-96' };
  if (effectsIn(me, array).some((one) => one === effect)) return { code: 'no-effect', clause: 'DEG-96' };
  return lentTo(me, array).some((one) => one === effect)
    ? undefined
    : { code: 'no-such-item', clause: 'DEG-R33' }; // DEG-R33
}

function* gain(table: DegreesTable, by: Id, act: Surge, windows: Windows): Script {
  const me = fighterOf(table, by);
  payReaction(table, me); // DEG-94
  me.surgeDebt++; // DEG-104
  if (act.benefit === 'resistance') me.resistDebt++; // DEG-102
  emit(table, { type: 'surged', by, benefit: act.benefit, clause: 'DEG-94' });
  yield* takeQuick(table, by, act.quick, windows); // DEG-8
  if (findFighter(table, by)) yield* applyBenefit(table, fighterOf(table, by), act);
}

function* applyBenefit(table: DegreesTable, me: DegreesFighter, act: Surge): Script {
  const until = endOfNextTurn(me);
  switch (act.benefit) {
    case 'action':
      if (act.into)
        me.extraFree++; // DEG-132
      else me.std++; // DEG-95
      return;
    case 'alternate':
      return lend(me, act.power ?? '', act.effect ?? ''); // DEG-96
    case 'boost':
      return addMod(me, { kind: 'boost', ranks: 1, trait: act.trait ?? '', until }); // DEG-97
    case 'burst':
      return addMod(me, { kind: 'burst', ranks: 1, trait: act.negate ?? '', until }); // DEG-98
    case 'edge':
      if (act.edge) me.edges = { ...me.edges, [act.edge]: (me.edges[act.edge] ?? 0) + 1 }; // DEG-99
      return;
    case 'retry':
      me.locked = me.locked.filter((one) => lockKey(one) !== act.key); // DEG-103
      return;
    case 'resistance': {
      const effect = ongoing(me, act.effect ?? '');
      if (effect) yield* resistOngoing(table, me.id, effect); // DEG-101
    }
  }
}

function lend(me: DegreesFighter, power: string, effect: string): void {
  me.lent = [...me.lent, effect]; // DEG-96
  me.active = { ...me.active, [power]: effect }; // DEG-96
}

/** Returns the traits to offer for a boost: all except skills and initiative, which is already rolled. */
function traitsOf(me: DegreesFighter): string[] {
  const common = TRAITS.filter((trait) => trait !== 'initiative' && !trait.startsWith('skill.'));
  return [...common, ...rankedPowers(me).map((power) => `power.${power}`)];
}

function* waysOf(table: DegreesTable, me: DegreesFighter): Iterable<Surge> {
  if (table.turn === me.id) yield { benefit: 'action' };
  for (const power of arraysOf(me))
    for (const effect of lentTo(me, power)) yield { benefit: 'alternate', power, effect };
  for (const trait of traitsOf(me)) yield { benefit: 'boost', trait };
  yield { benefit: 'burst', negate: 'disadvantage' };
  yield { benefit: 'burst', negate: 'advantage' };
  for (const edge of EDGES) yield { benefit: 'edge', edge };
  for (const one of me.effects) yield { benefit: 'resistance', effect: effectId(one) };
  for (const one of me.locked) yield { benefit: 'retry', key: lockKey(one) };
}
