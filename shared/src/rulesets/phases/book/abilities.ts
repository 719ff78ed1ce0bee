import { comeUpon } from '../../../engine/core/hiding.ts';
import type { Script } from '../../../engine/core/script.ts';
import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import {
  type FieldSchema,
  fighter,
  hex,
  optional,
  text,
  thing,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding, occupant, standing } from '../../../engine/state/table.ts';
import { emit, place, touch } from '../../../engine/state/verbs.ts';
import { range } from '../../../hex/area.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { isOpenGround } from '../../../hex/map.ts';
import { gain, lose } from '../../../kit/resources.ts';
import { alliesOf } from '../../../kit/sides.ts';
import { ABILITIES, type AbilityId, isAbility } from '../sheet/abilities.ts';
import { abilityOf } from '../sheet/content.ts';
import type { PhasesFighter, PhasesTable, Step } from '../table.ts';
import { faultOfPhase, faultOfTime } from './actions.ts';
import { weaponId } from './arms.ts';
import { shieldOthers } from './bolster.ts';
import { save } from './checks.ts';
import { afflict, nextTurnOf, reveal } from './conditions.ts';
import { isGrappled } from './grapple.ts';
import { concentrate, harm } from './harm.ts';
import { faultOfBonds, faultOfSilence } from './hindrances.ts';
import { faultOfDistance, faultOfTarget } from './sight.ts';
import { stagedAction } from './staged-action.ts';
import { surgeStartOf } from './surge.ts';

/**
 * The schema of an ability's id. It accepts any text, so an unknown ability gets the same rejection as an ability that
 * the fighter lacks.
 */
export const abilityId: FieldSchema<string> = { ...thing(ABILITIES), shape: text(40, 1).shape, initial: '' };

export const USE_PARAMS = {
  ability: abilityId,
  target: optional(fighter),
  at: optional(hex),
  weapon: optional(weaponId),
};
type Using = Values<typeof USE_PARAMS>;

/** Uses an ability that is not channeled. */
export const USE = stagedAction('use', {
  params: USE_PARAMS,
  understand: (act) => (isWhole(act) ? act : undefined),
  variants: waysToUse,
  takes({ ability }) {
    const as = isAbility(ability) ? ABILITIES[ability].use.as : 'free';
    if (as === 'minor') return 'minor'; // PHASE-12, PHASE-16
    return as === 'free' ? 'nothing' : 'standard'; // PHASE-13, PHASE-18
  },
  timing(table, me, { ability }) {
    const use = isAbility(ability) ? ABILITIES[ability].use : { as: 'free' as const };
    if (use.as === 'action') return faultOfPhase(table, me, use.action); // PHASE-14
    return use.as === 'phase' ? faultOfTime(table, me, use.phase) : undefined; // PHASE-15
  },
  means(_table, me, { ability, weapon }) {
    if (!isAbility(ability) || !me.abilities.includes(ability)) return 'no-such-item';
    if (ability === 'quick-load' && !me.unloaded.some((one) => one === weapon)) return 'no-such-item';
    return me.spent.includes(ability) ? unlessWaived(me, 'no-uses') : undefined;
  },
  forbidden(table, me, { ability }) {
    if (!isAbility(ability)) return undefined;
    const silenced = ABILITIES[ability].class === 'spell' ? faultOfSilence(me) : undefined; // PHASE-R13
    if (silenced || ability !== 'leap') return silenced;
    return faultOfBonds(me, isGrappled(table, me.id));
  },
  aim: faultOfAim,
  costs: (me, { ability }) => costsOf(me, ability),
  *run(table, step, act) {
    const { ability } = act;
    if (!isAbility(ability)) return undefined;
    const { limit, use, class: of } = ABILITIES[ability];
    emit(table, { type: 'used', by: step.by, ...(act.target && { target: act.target }), ability });
    const me = fighterOf(table, step.by);
    if (limit) me.spent = [...new Set([...me.spent, ability])].sort();
    const harmed = yield* takeEffect(table, step, ability, act);
    const acts = use.as === 'action' ? [use.action] : []; // PHASE-14, PHASE-15
    return { by: step.by, acts, uses: ability, casts: of === 'spell', harmed };
  },
});

/** Returns the cost of using or channeling an ability. */
export function costsOf(me: PhasesFighter, ability: string) {
  const { mp, focus } = isAbility(ability) ? abilityOf(me, ability) : { mp: 0, focus: 0 };
  return { mp, focus };
}

function faultOfAim(
  table: PhasesTable,
  me: PhasesFighter,
  { ability, target = '', at }: Using,
): Fault | undefined {
  if (ability === 'leap') return at && faultOfLeap(table, me, at);
  const other = findFighter(table, target);
  const isAlly = other?.side === me.side;
  if (ability === 'barrier') {
    if (!other || other.defeated || !isAlly) return 'no-such-target';
    return faultOfDistance(table, me.at, other.at, abilityOf(me, ability).within);
  }
  if (ability !== 'taunt' && ability !== 'hush') return undefined;
  return isAlly ? 'no-such-target' : faultOfTarget(table, me, target, me.scope);
}

/**
 * Returns the fault if a fighter cannot leap to a hex. A leap is not a movement, so its faults are checked in a
 * different order.
 */
function faultOfLeap(table: PhasesTable, me: PhasesFighter, at: Hex): Fault | undefined {
  if (!isOpenGround(table.map, at)) return 'blocked';
  return occupant(table, at) ? 'occupied' : faultOfDistance(table, me.at, at, abilityOf(me, 'leap').within);
}

/** Applies the effect of an ability. Returns the fighters that it harmed. */
function* takeEffect(
  table: PhasesTable,
  { by }: Step,
  ability: AbilityId,
  { target = '', at, weapon }: Using,
): Script<Id[]> {
  const me = fighterOf(table, by);
  const clause = 'PHASE-14';
  switch (ability) {
    case 'brace':
      gain(table, by, 'focus', abilityOf(me, ability).amount, { clause });
      shieldOthers(table, by); // PHASE-14: Brace counts as Defend
      break;
    case 'barrier':
      gain(table, target, 'focus', abilityOf(me, ability).amount, { clause: 'PHASE-15' });
      break;
    case 'leap':
      if (at && occupant(table, at))
        yield* comeUpon(table, by, at); // PHASE-R64
      else if (at) place(table, by, at, 'leapt'); // PHASE-R61: a leap is not a movement
      break;
    case 'second-breath':
      lose(table, by, 'stress', abilityOf(me, ability).amount, 'PHASE-16');
      break;
    case 'war-spin':
      me.spinning = true; // PHASE-35: the spin ends as one of the fighter's own effects, at the start of its next turn
      break;
    case 'quick-load':
      me.unloaded = me.unloaded.filter((one) => one !== weapon);
      break;
    case 'still-winter':
      stillWinter(table, me);
      break;
    case 'taunt':
    case 'hush':
      return yield* forceSave(table, by, target, ability);
  }
  return [];
}

/**
 * Makes the target of taunt or hush roll a mind save, and applies the ability if the save fails. Reveals a hidden
 * user (PHASE-R14). Returns the fighters that the ability harmed.
 */
function* forceSave(table: PhasesTable, by: Id, target: Id, ability: 'taunt' | 'hush'): Script<Id[]> {
  const { amount } = abilityOf(fighterOf(table, by), 'taunt');
  reveal(table, by); // PHASE-R14
  if (!isStanding(table, target) || save(table, target, 'mind', by, 'PHASE-R5')) return [];
  if (ability === 'hush') {
    afflict(table, target, 'silenced', by, nextTurnOf(fighterOf(table, target)));
    return [];
  }
  if (!(yield* harm(table, target, by, { stress: amount }))) return [];
  concentrate(table, target, by); // PHASE-41
  return [target];
}

/** Applies the effect of still-winter to its user and all allies (PHASE-27). */
function stillWinter(table: PhasesTable, me: PhasesFighter): void {
  for (const { id } of [me, ...alliesOf(table, me.id)]) {
    const one = fighterOf(table, id);
    if (table.options.surgeMode === 'restricted') {
      lose(table, id, 'stress', one.stress, 'PHASE-27'); // PHASE-27
      one.calm = true; // PHASE-27
    } else one.surgeLevel = surgeStartOf(table, one); // PHASE-27
    touch(table, id);
  }
  emit(table, { type: 'calmed', by: me.id, clause: 'PHASE-27' });
}

/**
 * Returns whether the parameters include the parameter that the ability needs. Returns false for channeled abilities,
 * which are released instead (PHASE-40).
 */
export function isWhole({ ability, target, at, weapon }: Using): boolean {
  if (!isAbility(ability)) return true;
  const { use: how, needs } = ABILITIES[ability];
  if (how.as === 'channel') return false; // PHASE-40
  return needs === undefined || { target, at, weapon }[needs] !== undefined;
}

function* waysToUse(table: PhasesTable, me: PhasesFighter): Iterable<Using> {
  for (const ability of me.abilities) {
    const { use: how, needs } = ABILITIES[ability];
    if (how.as === 'channel' || USE.parts.timing?.(table, me, { ability })) continue;
    if (needs === undefined) yield { ability };
    else if (needs === 'weapon') for (const weapon of me.unloaded) yield { ability, weapon };
    else if (needs === 'at')
      for (const at of range(me.at, abilityOf(me, 'leap').within)) yield { ability, at };
    else for (const target of aimsOf(table, me, ability)) yield { ability, target };
  }
}

function aimsOf(table: PhasesTable, me: PhasesFighter, ability: AbilityId): Id[] {
  const most = ability === 'barrier' ? abilityOf(me, ability).within : me.scope;
  const near = standing(table).filter(({ at }) => distance(at, me.at) <= most);
  return near.map(({ id }) => id);
}
