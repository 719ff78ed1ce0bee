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
import { type DamageSpec, rollDice, tellDamage, weaponDamage } from './damage.ts';
import { hurt } from './defeat.ts';
import { dropItem } from './ground.ts';
import type { Strike } from './pending-attack.ts';
import { isMelee } from './wielding.ts';

const FUMBLES = ['none', 'off-balance', 'drop', 'fall', 'stray'] as const;
type Fumble = (typeof FUMBLES)[number];

/** By the number that a d6 shows. */
const BY_DIE: readonly Fumble[] = ['none', 'none', 'off-balance', 'drop', 'fall', 'stray'];

/** How often a fumble on the table makes a shot go astray. */
export const STRAY_SHARE = BY_DIE.filter((what) => what === 'stray').length / BY_DIE.length;

/** A critically failed attack has a consequence: as the GM says, as the dice say, or none. */
export function* fumble(table: FlowTable, attack: Strike): Script {
  const { fumbles } = table.options; // FLOW-108, FLOW-R24
  if (fumbles === 'off') return;
  if (fumbles === 'table') {
    const die = roll(table, 6);
    return suffer(table, attack, BY_DIE[die - 1] ?? 'none', { die });
  }
  const answer = yield* ask({
    for: 'gm',
    kind: 'rule',
    choices: (seen: FlowTable) => (isStanding(seen, attack.by) ? fumbleChoices(seen, attack) : []),
    fallback: { option: 'off-balance' },
  });
  if (!answer || !isStanding(table, attack.by)) return;
  suffer(table, attack, answer.option, { target: readValue(fighter, answer.target) });
}

const STRAY = { target: optional(fighter) };

function fumbleChoices(table: FlowTable, attack: Strike): Choice<Fumble>[] {
  const able = strayTargets(table, attack);
  const plain = (['drop', 'fall', 'none', 'off-balance'] as const).map((option) => ({ option }));
  if (able.length === 0) return plain;
  const stray: Choice<Fumble> = {
    option: 'stray',
    params: STRAY,
    variants: () => able.map((target) => ({ target })),
    check: ({ target }) =>
      target === undefined || able.some((id) => id === target) ? undefined : 'no-such-target',
  };
  return [...plain, stray];
}

/** The attacker's friends whom a shot gone astray could hit, first in initiative first. */
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

function suffer(
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

/** What cannot be dropped costs the balance instead. */
function dropWeapon(table: FlowTable, attack: Strike): void {
  const { hand } = attack.wielded;
  if (hand === 'natural' || hand === 'fist') loseBalance(table, attack);
  else dropItem(table, attack.by, hand, fighterOf(table, attack.by).at);
}

/** The shot hits a friend: a normal success that nobody answers and that earns nothing. */
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
    tellDamage(table, attack.by, victim, spec, rollDice(table, spec)),
    'FLOW-108',
  );
}

/** What a shot gone astray costs whom it hits. */
export function strayDamage(
  table: FlowTable,
  { by, wielded, flow }: Pick<Strike, 'by' | 'wielded' | 'flow'>,
): DamageSpec {
  return weaponDamage(fighterOf(table, by), wielded, 'normal', { extraDie: flow === 'power-strike' });
}
