import { ask, type Declinable, onStack, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { isCover } from '../../../hex/map.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import type { HuntFighter, HuntTable, PendingAttack } from '../table.ts';
import {
  type Attempt,
  attemptOf,
  type Cause,
  causesOf,
  distanceCauses,
  gainFromCritical,
  hasSucceeded,
  modifiersOf,
  rollCheck,
} from './checks.ts';
import { type EvasionFumbleEffect, evasionCritical, evasionFumble } from './criticals.ts';
import { changeWill } from './helpless.ts';
import { awayFrom } from './positions.ts';
import { abilitiesIn, checkOption, reboundOf, supportOf } from './supports.ts';

export const NOT_EVADED: EvasionFumbleEffect = { damage: 0, irreducible: false };

const PRICE = 1; // HUNT-52
const EASED = 2; // HUNT-43

/**
 * Returns the Willpower that an evasion with these Supports costs. Full Power waives only the Rebound (the price) of
 * the Supports.
 */
export function evasionPrice(evader: HuntFighter, ids: readonly AbilityId[]): number {
  return PRICE + reboundOf(evader, ids); // HUNT-52, HUNT-R30
}

/** Returns the Evasion check against an attack, before it is rolled. `x` is the result of the attack's Hit check. */
export function evasionAttempt(
  table: HuntTable,
  evader: HuntFighter,
  item: Pick<PendingAttack, 'by' | 'specialty'>,
  x: number,
  ids: readonly AbilityId[] = [],
): Attempt {
  const specialty = ids.flatMap((id) => supportOf(evader, id)?.aim ?? [])[0] ?? item.specialty; // HUNT-48
  const result = { why: 'hit-result', value: x } as const;
  const needs = [result, ...distanceCauses(evader, specialty), ...fullPowerShift(table, evader)]; // HUNT-48, HUNT-R13
  const causes = [...modifiersOf(evader, 'evade', ids), ...coverOf(table, evader, item.by)];
  return attemptOf('evade', specialty, needs, causes);
}

/** Returns Full Power as a cause of the difficulty of an evasion. */
function fullPowerShift({ options }: HuntTable, { conditions }: HuntFighter): readonly Cause[] {
  if (!conditions.includes('full-power')) return [];
  return causesOf('full-power', options.fullPowerEvasion === 'easier' ? -EASED : EASED); // HUNT-43, HUNT-R29
}

function coverOf(table: HuntTable, evader: HuntFighter, by: Id): readonly Cause[] {
  const attacker = findFighter(table, by);
  const isFar = attacker !== undefined && awayFrom(attacker, evader.at) >= 2;
  return causesOf('cover', isFar && evader.at && isCover(table.map, evader.at) ? 1 : 0); // HUNT-R37
}

/** Asks a target whether it evades. Returns null if the evasion succeeds, otherwise the change to the damage. */
export function* evade(table: HuntTable, item: PendingAttack, id: Id): Script<EvasionFumbleEffect | null> {
  const { option, support } = yield* ask(evasion(id)); // HUNT-45
  if (option !== 'evade' || !isStanding(table, id)) return NOT_EVADED;
  const ids = abilitiesIn((support ?? []) as readonly string[]);
  changeWill(table, id, -evasionPrice(fighterOf(table, id), ids), 'HUNT-52'); // HUNT-52, HUNT-R10
  return yield* onStack(table, { name: 'evade', by: id, target: item.by }, dodge(table, item, id, ids));
}

function* dodge(
  table: HuntTable,
  item: PendingAttack,
  id: Id,
  ids: readonly AbilityId[],
): Script<EvasionFumbleEffect | null> {
  const attempt = evasionAttempt(table, fighterOf(table, id), item, item.result ?? 0, ids); // HUNT-48
  const rolled = rollCheck(table, id, attempt);
  if (rolled.outcome === 'fumble') return yield* evasionFumble(table, id); // HUNT-53
  if (rolled.outcome === 'critical') {
    yield* gainFromCritical(table, id); // HUNT-R4
    if (findFighter(table, id)) yield* evasionCritical(table, id, item.by); // HUNT-49
  }
  if (!hasSucceeded(rolled)) return NOT_EVADED;
  emit(table, { type: 'evaded', by: id, target: item.by, clause: 'HUNT-50' });
  return null; // HUNT-50
}

/** Returns the prompt in which a target may evade, with or without a Support. */
function evasion(id: Id): Declinable<'evade' | 'pass'> {
  const isOpen = (seen: HuntTable) => isStanding(seen, id) && fighterOf(seen, id).wp >= PRICE; // HUNT-52
  return {
    for: id,
    kind: 'evade',
    isOpen,
    choices: (seen: HuntTable) => {
      if (!isOpen(seen)) return [];
      return [checkOption('evade', fighterOf(seen, id), 'evade', PRICE), { option: 'pass' }]; // HUNT-52
    },
    fallback: { option: 'pass' },
  };
}
