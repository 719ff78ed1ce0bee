import { ask, type Choice, type Script } from '../../../engine/core/script.ts';
import { fighter, optional, readValue } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import { isAdjacent } from '../../../hex/axial.ts';
import { lose } from '../../../kit/resources.ts';
import { alliesOf } from '../../../kit/sides.ts';
import type { FlowTable } from '../table.ts';
import { afflict } from './conditions.ts';
import { attackDamage, type DamageSpec, reportDamage, rollDice } from './damage.ts';
import { hurt } from './defeat.ts';
import { dropItem } from './ground.ts';
import type { Strike } from './pending-attack.ts';
import { isMelee } from './wielding.ts';

const FUMBLES = ['none', 'off-balance', 'drop', 'fall', 'stray'] as const;
type Fumble = (typeof FUMBLES)[number];

/** The fumble for each result of 1d6. */
const BY_DIE: readonly Fumble[] = ['none', 'none', 'off-balance', 'drop', 'fall', 'stray'];

/** The chance that a roll on the fumble table results in a stray shot. */
export const STRAY_SHARE = BY_DIE.filter((what) => what === 'stray').length / BY_DIE.length;

/**
 * Resolves a fumble. Depending on the house rules, the GM chooses the consequence, a d6 decides, or there is none.
 */
export function* fumble(table: FlowTable, attack: Strike): Script {
  const { fumbles } = table.options; // FLOW-108, FLOW-R24
  if (fumbles === 'off') return;
  if (fumbles === 'table') {
    const die = roll(table, 6);
    return applyFumble(table, attack, BY_DIE[die - 1] ?? 'none', { die });
  }
  const answer = yield* ask({
    for: 'gm',
    kind: 'rule',
    choices: (seen: FlowTable) => (isStanding(seen, attack.by) ? fumbleChoices(seen, attack) : []),
    fallback: { option: 'off-balance' },
  });
  if (!answer || !isStanding(table, attack.by)) return;
  applyFumble(table, attack, answer.option, { target: readValue(fighter, answer.target) });
}

const STRAY_PARAMS = { target: optional(fighter) };

function fumbleChoices(table: FlowTable, attack: Strike): Choice<Fumble>[] {
  const able = strayTargets(table, attack);
  const plain = (['drop', 'fall', 'none', 'off-balance'] as const).map((option) => ({ option }));
  if (able.length === 0) return plain;
  const stray: Choice<Fumble> = {
    option: 'stray',
    params: STRAY_PARAMS,
    variants: () => able.map((target) => ({ target })),
    check: ({ target }) =>
      target === undefined || able.some((id) => id === target) ? undefined : 'no-such-target',
  };
  return [...plain, stray];
}

/**
 * Returns the allies of the attacker that a stray shot can hit, in initiative order: those next to the target. Empty
 * for a melee attack, or if the target is no longer standing.
 */
export function strayTargets(
  table: FlowTable,
  { by, target, wielded }: Pick<Strike, 'by' | 'target' | 'wielded'>,
): Id[] {
  if (isMelee(wielded.weapon) || !isStanding(table, target)) return [];
  const { at } = fighterOf(table, target);
  return alliesOf(table, by)
    .filter((ally) => isAdjacent(ally.at, at))
    .map(({ id }) => id);
}

function applyFumble(
  table: FlowTable,
  attack: Strike,
  what: Fumble,
  { die, target }: { die?: number; target?: Id | undefined },
): void {
  emit(table, { type: 'fumbled', by: attack.by, kind: what, die, clause: 'FLOW-108' });
  if (what === 'fall') afflict(table, attack.by, 'prone');
  else if (what === 'drop') dropWeapon(table, attack);
  else if (what === 'stray') stray(table, attack, target);
  else if (what === 'off-balance') loseBalance(table, attack);
}

function loseBalance(table: FlowTable, { by }: Strike): void {
  lose(table, by, 'rp', 1, 'FLOW-R24');
}

/** Makes the attacker drop its weapon. If the weapon cannot be dropped, the attacker loses 1 RP instead. */
function dropWeapon(table: FlowTable, attack: Strike): void {
  const { hand } = attack.wielded;
  if (hand === 'natural' || hand === 'fist') loseBalance(table, attack);
  else dropItem(table, attack.by, hand, fighterOf(table, attack.by).at);
}

/**
 * Hits an ally with a stray shot, at the damage of a normal success. The ally cannot react, and the hit earns no
 * FP.
 */
function stray(table: FlowTable, attack: Strike, wanted?: Id): void {
  const able = strayTargets(table, attack);
  const victim = able.find((id) => id === wanted) ?? able[0];
  if (victim === undefined) {
    loseBalance(table, attack);
    return;
  }
  const spec = strayDamage(table, attack);
  hurt(
    table,
    attack.by,
    victim,
    reportDamage(table, attack.by, victim, spec, rollDice(table, spec)),
    'FLOW-108',
  );
}

/** Returns the damage terms of a stray shot. */
export function strayDamage(table: FlowTable, attack: Pick<Strike, 'by' | 'wielded' | 'flow'>): DamageSpec {
  return attackDamage(fighterOf(table, attack.by), attack, 'normal');
}
