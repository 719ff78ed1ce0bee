import type { Script } from '../../../../engine/core/script.ts';
import { isWaived, unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fighter as aFighter, anId, flag, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { endOfNextTurn, startOfNextTurn } from '../../../../engine/state/durations.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { emit, roll } from '../../../../engine/state/verbs.ts';
import { allyOf, enemyOf } from '../../../../kit/sides.ts';
import { type Effect, type Power, powerOf } from '../../sheet/powers.ts';
import { loreOf, SKILLS } from '../../sheet/skills.ts';
import type { DegreesFighter, DegreesTable, Mod } from '../../table.ts';
import { gap, sees } from '../attacks/sight.ts';
import { attackSum, passiveDefense } from '../attacks/strike.ts';
import { faultOfLock, faultOfMeans, isOneTool, meansBy, type Tool, toolsOf } from '../attacks/tools.ts';
import { type Means, nameOf, tooFar } from '../attacks/wielding.ts';
import { type Cause, causesOf, type Tally } from '../causes.ts';
import { dcOfLevel, degreeOf, makeCheck, modifierOf } from '../checks.ts';
import { bend } from '../destiny/fortune.ts';
import { addMod, attackBonus, effectName } from '../modifiers.ts';
import { nextAfter } from '../order.ts';
import { activeEffect, effectsHad } from '../powers/arrays.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { bestOf, skillCheck } from '../skill-check.ts';
import { stagedAction } from '../staged-action.ts';

const MODES = ['skill', 'aid', 'coordinate', 'combine', 'distract'] as const;
type Mode = (typeof MODES)[number];

/** Helps an ally's skill check, attack, power or defense (DEG-40 to DEG-47). */
export const assist = stagedAction('assist', {
  params: {
    mode: oneOf(MODES),
    ally: aFighter,
    skill: optional(oneOf(SKILLS)),
    target: optional(aFighter),
    weapon: optional(anId()),
    power: optional(anId()),
    primary: optional(flag),
    ...raise,
    ...hunch,
  },
  understand: (act, table, by) => (isWhole(act, table, by as Id) ? act : undefined),
  cost: 'std', // DEG-40
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(table, me, act) {
    const { mode, ally: helped, power, target = '' } = act;
    const means = isByAttack(mode) ? meansBy(me, act) : undefined;
    if (isByAttack(mode) && !means) return 'no-such-item';
    const friend = findFighter(table, helped);
    if (mode === 'combine' && friend && !sharedPower(me, friend, power))
      return { code: 'no-such-item', clause: 'DEG-45' };
    if (!allyOf(table, me.id, helped)) return 'no-such-target'; // DEG-R36
    if (means && !enemyOf(table, me.id, target)) return 'no-such-target'; // DEG-R36
    const locked = means && faultOfLock(me, means, target);
    if (locked !== undefined) return locked;
    const needsPlace = mode === 'skill' || mode === 'coordinate' || mode === 'combine'; // DEG-41, DEG-R64
    const isInPlace = !needsPlace || nextAfter(table, me.id) === helped;
    return isInPlace ? undefined : unlessWaived(me, { code: 'not-in-position', clause: 'DEG-41' });
  },
  geometry: (table, me, act) => faultOfPosition(table, me, act),
  *run(table, by, act) {
    const { mode, ally: helped, skill, target, power, primary, raise: raised } = act;
    const how = { raise: raised, hunch: act.hunch };
    if (mode === 'skill' && skill)
      yield* helpSkill(table, by, helped, yield* skillCheck(table, by, { skill, dc: 10, ...how })); // DEG-40
    else if (mode === 'combine' && power) yield* combine(table, by, helped, power, primary ?? false, how);
    else if (target) yield* byAttack(table, { by, helped, target, mode, raised }, act);
  },
  *variants(table, me) {
    const skill = bestOf(me, SKILLS);
    const next = nextAfter(table, me.id);
    const strikes = strikesOf(table, me);
    for (const friend of fightersOf(table)) {
      if (!allyOf(table, me.id, friend.id) || gap(me, friend) > table.options.conversation) continue; // DEG-41
      const isNext = friend.id === next; // DEG-41
      if (isNext) yield { mode: 'skill', ally: friend.id, skill };
      if (isNext) for (const power of friend.sheet.powers) yield { mode: 'combine', ally: friend.id, power };
      const modes = isNext ? (['aid', 'coordinate', 'distract'] as const) : (['aid', 'distract'] as const);
      for (const strike of strikes) for (const mode of modes) yield { mode, ally: friend.id, ...strike };
    }
  },
  axes: () => ({ raise: { type: 'range', from: 1, to: 2 }, hunch: { type: 'flag' } }),
});

interface AssistAct extends Tool {
  readonly mode: Mode;
  readonly ally: Id;
  readonly skill?: string;
  readonly target?: Id;
  readonly primary?: boolean;
  readonly hunch?: boolean;
}

function isByAttack(mode: Mode): boolean {
  return mode === 'aid' || mode === 'coordinate' || mode === 'distract';
}

/** Returns the possible attacks from the fighter's hex: each enemy with each weapon or power that can attack it. */
function strikesOf(table: DegreesTable, me: DegreesFighter): (Tool & { readonly target: Id })[] {
  const foes = fightersOf(table).filter(({ id }) => enemyOf(table, me.id, id));
  return foes.flatMap((foe) => {
    const reaches = (tool: Tool) => {
      const means = meansBy(me, tool);
      return means !== undefined && faultOfMeans(table, me, means, foe.at) === undefined; // DEG-R49
    };
    return toolsOf(me)
      .filter(reaches)
      .map((tool) => ({ ...tool, target: foe.id }));
  });
}

/** Returns whether the parameters are complete for the mode and consistent with it (DEG-46). */
function isWhole(act: AssistAct, table: DegreesTable, by: Id): boolean {
  const { mode, skill, target, power, primary, ally: helped, hunch: hunched } = act;
  const [me, friend] = [findFighter(table, by), findFighter(table, helped)];
  if (mode === 'skill') return skill !== undefined && !primary;
  if (isByAttack(mode)) return target !== undefined && isOneTool(me, act) && !primary && !hunched;
  if (power === undefined) return false;
  const shared = me && friend && sharedPower(me, friend, power);
  return !primary || !me || !friend || !shared || shared.sameSource; // DEG-46
}

interface Shared {
  readonly power: Power;
  readonly sameSource: boolean;
}

/**
 * Returns the ally's power that the assistant wants to help, and whether the assistant has such a power of the same
 * source. Undefined if the assistant has no power with the same effect (DEG-45).
 */
function sharedPower(
  me: DegreesFighter,
  friend: DegreesFighter,
  named: string | undefined,
): Shared | undefined {
  const theirs = named === undefined ? undefined : activeEffect(friend, named);
  if (!theirs) return undefined;
  const mine = effectsHad(me).filter(
    (one) => effectName(powerOf(me, one).effect) === effectName(powerOf(me, theirs).effect),
  ); // DEG-R54
  if (mine.length === 0) return undefined;
  const power = powerOf(me, theirs);
  return {
    power,
    sameSource: power.source !== null && mine.some((one) => powerOf(me, one).source === power.source),
  };
}

/** Returns the fault if the ally or the target is out of range or out of sight (DEG-41, DEG-R49). */
function faultOfPosition(table: DegreesTable, me: DegreesFighter, act: AssistAct): Fault | undefined {
  const { mode, ally: helped, target } = act;
  const friend = fighterOf(table, helped);
  const { conversation } = table.options;
  const isFar = gap(me, friend) > conversation;
  if (isFar && !isWaived(me, 'out-of-range')) return tooFar(gap(me, friend), conversation); // DEG-41, DEG-R32
  const foe = target === undefined ? undefined : findFighter(table, target);
  const means = isByAttack(mode) ? meansBy(me, act) : undefined;
  const faulty = means && foe ? faultOfMeans(table, me, means, foe.at) : undefined; // DEG-R49
  if (faulty !== undefined && faulty !== 'no-line-of-sight') return faulty;
  return sees(table, me.at, friend.at) ? faulty : unlessWaived(me, 'no-line-of-sight'); // DEG-41
}

/** Adds an assistant's degree to the degrees of earlier assistants, and updates the ally's modifier (DEG-42). */
function* helpSkill(table: DegreesTable, by: Id, helped: Id, degree: number): Script {
  const friend = findFighter(table, helped);
  if (!friend || !findFighter(table, by)) return;
  const before = friend.mods.find(({ kind }) => kind === 'skill');
  const degrees = (before?.degrees ?? 0) + degree; // DEG-42
  const ranks = modifierOf(degrees); // DEG-40
  friend.mods = friend.mods.filter((mod) => mod !== before);
  addMod(friend, { kind: 'skill', ranks, degrees, until: before?.until ?? endOfNextTurn(friend) }); // DEG-40
  emit(table, { type: 'helped', by, target: helped, with: 'skill', ranks, clause: 'DEG-40' });
}

interface ByAttack {
  readonly by: Id;
  readonly helped: Id;
  readonly target: Id;
  readonly mode: Mode;
  readonly raised: number | undefined;
}

/** Returns the total bonus to an attack check that helps an ally. No effect follows such a check (DEG-119). */
export function assistSum(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  means: Means,
  causes?: Tally,
): number {
  return attackSum(table, me, foe, { means, hasEffect: false }, causes);
}

/** Returns the DC of an attack check that helps an ally. To coordinate, the check must hit (DEG-44). */
export function assistDc(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  { type }: Means,
  mode: unknown,
  causes?: Tally,
): number {
  if (mode === 'coordinate') return passiveDefense(foe, me, type, causes); // DEG-44
  return dcOfLevel(table, 1, causes); // DEG-43, DEG-47
}

/** Makes an attack check that helps an ally. The check does not count as an attack (DEG-R54). */
function* byAttack(table: DegreesTable, { by, helped, target, mode, raised }: ByAttack, tool: Tool): Script {
  const [me, foe] = [fighterOf(table, by), fighterOf(table, target)];
  const means = meansBy(me, tool);
  if (!means) return;
  if (me.aim && me.aim.target !== target) me.aim = null; // DEG-R54
  const causes = causesOf((list) => assistSum(table, me, foe, means, list));
  me.aim = null; // DEG-R54
  const dc = assistDc(table, me, foe, means, mode);
  const check = makeCheck(
    by,
    { kind: 'attack', of: nameOf(means), causes, dc, raise: raised },
    roll(table, 20),
    null,
  ); // DEG-R41
  yield* bend(table, check);
  help(table, by, helped, target, mode, means, modifierOf(degreeOf(check)));
}

function help(
  table: DegreesTable,
  by: Id,
  helped: Id,
  target: Id,
  mode: Mode,
  means: Means,
  ranks: number,
): void {
  const [me, friend] = [findFighter(table, by), findFighter(table, helped)];
  if (!me || !friend) return;
  const mod: Mod =
    mode === 'coordinate'
      ? { kind: 'effect', ranks, target, until: endOfNextTurn(friend), match: matchOf(means.effect, false) } // DEG-44, DEG-R49
      : { kind: mode === 'aid' ? 'attack' : 'defense', ranks, target, until: startOfNextTurn(me) }; // DEG-43, DEG-47
  addMod(friend, mod);
  emit(table, { type: 'helped', by, target: helped, with: mode, ranks, clause: 'DEG-R32' });
}

function matchOf(effect: Effect, isPower: boolean): NonNullable<Mod['match']> {
  return { effect: effectName(effect), isPower, ...('resist' in effect && { resist: effect.resist }) };
}

/** Makes a check that strengthens an ally's power. It uses a lore skill or the attack bonus (DEG-45, DEG-46). */
function* combine(
  table: DegreesTable,
  by: Id,
  helped: Id,
  named: string,
  primary: boolean,
  how: { readonly raise: number | undefined; readonly hunch: boolean | undefined },
): Script {
  const [me, friend] = [fighterOf(table, by), fighterOf(table, helped)];
  const shared = sharedPower(me, friend, named);
  if (!shared) return;
  const lore = loreOf(shared.power.source);
  const type = me.sheet.primary;
  const own: Cause | undefined = primary
    ? { why: `attack.${type}`, value: attackBonus(me, type) } // DEG-46
    : lore
      ? undefined
      : { why: 'skill.lore-arcane', value: 0 }; // DEG-R54
  const degree = yield* skillCheck(table, by, {
    skill: lore ?? 'lore-arcane',
    dc: dcOfLevel(table, 2), // DEG-45
    ...(own && { bonus: own }),
    ...how,
  });
  const after = findFighter(table, helped);
  if (!after) return;
  const ranks = modifierOf(degree); // DEG-45
  addMod(after, {
    kind: 'effect',
    ranks,
    until: endOfNextTurn(after),
    match: matchOf(shared.power.effect, true),
  }); // DEG-R49
  emit(table, { type: 'helped', by, target: helped, with: 'combine', ranks, clause: 'DEG-45' });
}
