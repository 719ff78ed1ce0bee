import { onStack, type Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { anId, count, oneOf, optional, text } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import { endOfNextTurn } from '../../../../engine/state/durations.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { FORTUNE_ASKS, POOLS, type Pool } from '../../sheet/terms.ts';
import { action, anytimeAction, type DegreesFighter, type DegreesTable } from '../../table.ts';
import { is, isHelpless } from '../conditions.ts';
import { faultOfRecovery, faultOfStress, recoverLevel, stressBy } from '../damage-and-recovery/recovering.ts';
import { failDeath, ongoing, resistOngoing } from '../damage-and-recovery/resisting.ts';
import { faultOfSpending } from '../hindrances.ts';
import { addMod } from '../modifiers.ts';
import { askGm, learn, TELLING, TOLD } from '../rulings.ts';
import { fortuneDie, half, missingPoint, spendPoint } from './fortune.ts';

/* Uses of points other than changing a roll (DEG-81, DEG-83, DEG-86 to DEG-88, DEG-105). */

const USES = ['edit', 'inspiration', 'recover', 'coup', 'improve', 'stunt'] as const;
const REMOVES = ['damage', 'fatigue', 'surge'] as const;

interface Recovery {
  readonly remove?: (typeof REMOVES)[number];
  readonly resist?: string;
}

export const spend = action({
  params: {
    use: oneOf(USES),
    pool: optional(oneOf(POOLS)),
    note: optional(text(200)),
    remove: optional(oneOf(REMOVES)),
    resist: optional(anId(80)),
  },
  outOfTurn: true, // DEG-81
  understand(act) {
    const isRecovery = act.use === 'recover';
    const named = [act.remove, act.resist].filter((one) => one !== undefined).length;
    return named === (isRecovery ? 1 : 0) ? act : undefined;
  },
  check(table, by, { use, pool, ...recovery }): Fault | undefined {
    const me = findFighter(table, by);
    if (!me) return 'not-your-turn';
    const prevented = faultOfSpending(me, use);
    if (prevented) return prevented;
    if (use === 'coup' || use === 'improve' || use === 'stunt')
      return { code: 'wrong-phase', clause: 'DEG-81' }; // DEG-81
    return (use === 'recover' ? faultOf(table, me, recovery) : undefined) ?? missingPoint(me, pool); // DEG-81
  },
  *variants(table, by) {
    const { effects } = fighterOf(table, by);
    for (const remove of REMOVES) yield { use: 'recover', remove };
    for (const { by: source, track } of effects) yield { use: 'recover', resist: `${source}:${track}` };
    yield { use: 'inspiration' };
    yield { use: 'edit' };
  },
  axes: (table, by, { use }) => {
    const me = fighterOf(table, by);
    const pools = POOLS.filter((pool) => me[pool] > 0);
    return {
      pool: { type: 'one', of: pools },
      ...(use !== 'recover' && TELLING),
    };
  },
  *run(table, by, { use, pool, note, ...recovery }) {
    const from = spendPoint(table, by, pool, use); // DEG-81
    const told = { with: use, ...(note !== undefined && { note }) };
    yield* onStack(
      table,
      { name: 'spend', by, ...told },
      spendOn(table, by, use, { note, from, ...recovery }),
    );
  },
});

/** Returns the fault if a fighter cannot recover in this way (DEG-87, DEG-105). */
function faultOf(table: DegreesTable, me: DegreesFighter, { remove, resist }: Recovery): Fault | undefined {
  if (resist !== undefined)
    return ongoing(me, resist) ? faultOfStress(table, me) : { code: 'no-such-item', clause: 'DEG-87' };
  if (remove !== 'surge') return remove && faultOfRecovery(table, me, remove); // DEG-87
  return me.surgeDebt > 0 ? faultOfStress(table, me) : { code: 'no-effect', clause: 'DEG-105' }; // DEG-105
}

function* spendOn(
  table: DegreesTable,
  by: Id,
  use: (typeof USES)[number],
  { note, from, ...recovery }: Recovery & { readonly note?: string | undefined; readonly from: Pool },
): Script {
  if (use === 'edit')
    yield* edit(table, by, note, from); // DEG-83
  else if (use === 'inspiration')
    yield* inspire(table, by, note); // DEG-86
  else yield* recoverAtOnce(table, by, recovery); // DEG-87
}

/** Lets the GM grant ranks of Advantage, up to half the Fortune Die. A veto returns the point (DEG-83, DEG-R29). */
function* edit(table: DegreesTable, by: Id, note: string | undefined, from: Pool): Script {
  const most = half(fortuneDie(table, by, 'edit')); // DEG-83
  const rulings = [
    {
      option: 'grant',
      params: { ranks: optional(count(0, most)) },
      ways: [{ ranks: most }],
      axes: { ranks: { type: 'range' as const, from: 0, to: most } },
      check: (given: Params) => faultOfGrant(given, most),
    },
    { option: 'veto' },
  ];
  const answer = yield* askGm({ topic: 'edit', by, note }, rulings, 'veto');
  const me = findFighter(table, by);
  if (!me) return;
  if (answer?.option === 'grant') {
    const ranks = typeof answer.ranks === 'number' ? answer.ranks : most; // DEG-R29
    addMod(me, { kind: 'all', ranks, until: endOfNextTurn(me) }); // DEG-R29
    emit(table, { type: 'edited', by, ranks, clause: 'DEG-83' });
  } else giveBack(table, me, from); // DEG-R29
}

function faultOfGrant({ ranks }: Params, most: number): Fault | undefined {
  if (ranks === undefined) return undefined;
  return typeof ranks === 'number' && Number.isInteger(ranks) && ranks >= 0 && ranks <= most
    ? undefined
    : 'bad-input';
}

function giveBack(table: DegreesTable, me: DegreesFighter, pool: Pool): void {
  me[pool] = Math.min(9, me[pool] + 1); // DEG-R29
  emit(table, { type: 'vetoed', target: me.id, pool, clause: 'DEG-83' });
}

function* inspire(table: DegreesTable, by: Id, note: string | undefined): Script {
  fortuneDie(table, by, 'inspiration'); // DEG-86
  const answer = yield* askGm(
    { topic: 'inspiration', by, note },
    [{ option: 'hint', params: TOLD, axes: TELLING }],
    'hint',
  );
  if (typeof answer?.note === 'string') learn(table, by, answer.note); // DEG-86
}

/** Recovers without an action. A helpless fighter must roll a 6 on the Fortune Die (DEG-87, DEG-88). */
function* recoverAtOnce(table: DegreesTable, by: Id, { remove, resist }: Recovery): Script {
  if (isHelpless(fighterOf(table, by)) && !mayRecover(table, by)) return; // DEG-88
  stressBy(table, by); // DEG-87
  const me = fighterOf(table, by);
  const effect = resist === undefined ? undefined : ongoing(me, resist);
  if (effect)
    yield* resistOngoing(table, by, effect); // DEG-87
  else if (remove === 'surge')
    removeSurgeDebt(me); // DEG-105
  else if (remove !== undefined) recoverLevel(table, by, remove); // DEG-87
}

function mayRecover(table: DegreesTable, by: Id): boolean {
  const shown = fortuneDie(table, by, 'recover'); // DEG-88
  if (shown === 1 && is(fighterOf(table, by), 'dying')) failDeath(table, by, 1); // DEG-88
  return shown === 6; // DEG-88
}

/** Removes one Surge debt. Debts for extra resistance checks are removed last. */
function removeSurgeDebt(me: DegreesFighter): void {
  me.surgeDebt--; // DEG-105
  me.resistDebt = Math.min(me.resistDebt, me.surgeDebt);
}

/** Sets when the player is asked to spend points on a roll (DEG-81). */
export const fortuneAsk = anytimeAction({
  params: { when: oneOf(FORTUNE_ASKS) },
  check: (table, by) => (findFighter(table, by) ? undefined : 'not-your-turn'),
  *variants() {
    for (const when of FORTUNE_ASKS) yield { when };
  },
  run(table, by, { when }) {
    fighterOf(table, by).fortuneAsk = when; // DEG-81
    emit(table, { type: 'fortune-wished', by, when, secret: true, clause: 'DEG-81' });
  },
});
