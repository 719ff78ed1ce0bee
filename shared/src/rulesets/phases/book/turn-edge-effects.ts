import { ask, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, touch } from '../../../engine/state/verbs.ts';
import { distance } from '../../../hex/axial.ts';
import { gain } from '../../../kit/resources.ts';
import type { Trait, TraitNumbers } from '../sheet/abilities.ts';
import { traitOf } from '../sheet/content.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { restore } from './channel.ts';
import { check, type Score, save } from './checks.ts';
import { afflict } from './conditions.ts';
import { concentrate, harm, loseHitPoints } from './harm.ts';
import { harmed } from './windows.ts';

/* Simultaneous effects at the start or end of a turn (PHASE-31 to PHASE-35). */

type TurnEdge = 'start' | 'end';
type EffectId = Trait | 'end-war-spin' | 'discord';

/** A trait that affects enemies near its owner at the start or end of their turns. */
interface Aura {
  readonly at: TurnEdge;
  readonly save?: Score;
  /** Applies the trait of `owner` to `bearer`, whose turn it is. Returns whether `bearer` took harm. */
  apply(table: PhasesTable, bearer: Id, owner: Id, amount: number): Script<boolean>;
}

const AURAS: Readonly<Partial<Record<Trait, Aura>>> = {
  thorns: {
    at: 'start',
    apply: (table, bearer, owner, amount) =>
      harm(table, bearer, owner, { damage: { amount, type: 'physical' } }),
  },
  'static-field': {
    at: 'start',
    save: 'mind',
    *apply(table, bearer, owner) {
      afflict(table, bearer, 'vulnerable', owner, fighterOf(table, bearer).turns); // vulnerable until the end of this turn
      return false;
    },
  },
  'dread-gaze': {
    at: 'start',
    save: 'mind',
    apply: (table, bearer, owner, amount) => harm(table, bearer, owner, { stress: amount }),
  },
  'cinder-cloak': {
    at: 'end',
    apply: (table, bearer, owner, amount) => harm(table, bearer, owner, { discord: amount }),
  },
};

interface Effect {
  readonly id: EffectId;
  readonly owner: Id;
  readonly run: () => Script<boolean>;
}

/**
 * Applies the effects of other fighters at the start or end of a fighter's turn (PHASE-31). Rolls all saves first.
 * Returns whether the fighter took harm.
 */
export function* othersEffects(table: PhasesTable, bearer: Id, moment: TurnEdge): Script<boolean> {
  return yield* inChosenOrder(table, bearer, othersAt(table, bearer, moment));
}

/**
 * Rolls all saves against the effects of other fighters, in the combat order of these fighters. Returns the effects
 * that no save prevents (PHASE-32).
 */
function othersAt(table: PhasesTable, bearer: Id, moment: TurnEdge): Effect[] {
  const me = fighterOf(table, bearer);
  return enemiesOf(table, me).flatMap((owner) =>
    owner.traits.flatMap((trait): Effect[] => {
      const aura = AURAS[trait];
      const { within = 0, amount = 0 }: TraitNumbers = traitOf(owner, trait);
      if (!aura || aura.at !== moment || distance(owner.at, me.at) > within) return [];
      if (aura.save && save(table, bearer, aura.save, owner.id, 'PHASE-32')) return []; // PHASE-32
      return [{ id: trait, owner: owner.id, run: () => aura.apply(table, bearer, owner.id, amount) }];
    }),
  );
}

/**
 * Applies a fighter's own effects in the order that it chooses (PHASE-35). Returns whether it took harm that another
 * fighter caused.
 */
export function* ownEffects(table: PhasesTable, bearer: Id, moment: TurnEdge): Script<boolean> {
  return yield* inChosenOrder(
    table,
    bearer,
    moment === 'start' ? atOwnStart(table, bearer) : atOwnEnd(table, bearer),
  );
}

function atOwnStart(table: PhasesTable, id: Id): Effect[] {
  const me = fighterOf(table, id);
  const effects: Effect[] = [];
  const add = (effect: EffectId, run: () => Script<boolean>) => effects.push({ id: effect, owner: id, run });
  for (const trait of me.traits) {
    if (trait === 'regrowth') add(trait, () => regrow(table, id));
    if (trait === 'blood-price') add(trait, () => payInBlood(table, id));
  }
  if (me.spinning) add('end-war-spin', () => endSpin(table, me));
  return effects;
}

function* regrow(table: PhasesTable, id: Id): Script<boolean> {
  restore(table, id, traitOf(fighterOf(table, id), 'regrowth').amount, 'PHASE-35');
  return false;
}

function* payInBlood(table: PhasesTable, id: Id): Script<boolean> {
  const { amount, focus } = traitOf(fighterOf(table, id), 'blood-price');
  yield* harm(table, id, id, { damage: { amount, type: 'physical', piercing: true } });
  if (isStanding(table, id)) gain(table, id, 'focus', focus, { clause: 'PHASE-35' });
  return false; // false: no other fighter caused this harm
}

function* endSpin(table: PhasesTable, me: PhasesFighter): Script<boolean> {
  touch(table, me.id);
  me.spinning = false; // PHASE-35
  return false;
}

/**
 * Returns the fighter's own effects at the end of its turn. Rolls the check against discord before any effect
 * applies (PHASE-32, PHASE-R9).
 */
function atOwnEnd(table: PhasesTable, id: Id): Effect[] {
  const me = fighterOf(table, id);
  if (me.discord === 0) return [];
  const isOver = check(table, id, 'magic', 'PHASE-R9'); // PHASE-R9
  return [
    { id: 'discord', owner: id, run: () => (isOver ? endDiscord(table, me) : applyDiscord(table, me)) },
  ];
}

function* endDiscord(table: PhasesTable, me: PhasesFighter): Script<boolean> {
  me.discord = 0; // PHASE-R9
  emit(table, { type: 'settled', target: me.id, clause: 'PHASE-R9' });
  return false;
}

/**
 * Deals the damage of discord, which armor, weakness and resistance do not change. The damage counts as caused by the
 * fighter that last inflicted discord (PHASE-R9). Returns whether it counts as caused by another fighter.
 */
function* applyDiscord(table: PhasesTable, { id, discord, discordBy }: PhasesFighter): Script<boolean> {
  yield* loseHitPoints(table, id, discord, discordBy); // PHASE-R9
  concentrate(table, id, discordBy); // PHASE-R51
  return discordBy !== null && discordBy !== id;
}

/**
 * Applies effects one after another in the chosen order. Returns whether any of them did harm that another fighter
 * caused.
 */
function* inChosenOrder(table: PhasesTable, bearer: Id, effects: readonly Effect[]): Script<boolean> {
  let left = effects;
  let isFelt = false;
  while (left.length > 0 && isStanding(table, bearer)) {
    const next = yield* nextEffect(table, left);
    left = left.filter((effect) => effect !== next);
    const isHarm = yield* next.run();
    if (isHarm && next.owner !== bearer) concentrate(table, bearer, next.owner); // PHASE-R51
    isFelt ||= isHarm;
  }
  return isFelt;
}

/**
 * Returns the next effect to apply. The GM chooses a fighter, which chooses among its own effects (PHASE-33 to
 * PHASE-35).
 */
function* nextEffect(table: PhasesTable, left: readonly Effect[]): Script<Effect> {
  const owners = table.order.filter((id) => left.some(({ owner }) => owner === id));
  const owner = yield* choose('gm', owners); // PHASE-34, PHASE-R71
  const theirs = left.filter((effect) => effect.owner === (owner ?? left[0]?.owner));
  const id = yield* choose(
    theirs[0]?.owner ?? 'gm',
    theirs.map((effect) => effect.id),
  ); // PHASE-33, PHASE-35
  const next = theirs.find((effect) => effect.id === id) ?? theirs[0] ?? left[0];
  if (!next) throw new Error('There is no effect left to choose.');
  return next;
}

/**
 * Asks for one of several options, without a prompt if there is only one. The default is the first option. Returns
 * undefined if there are no options.
 */
function* choose(asked: Id | 'gm', options: readonly string[]): Script<string | undefined> {
  const [first] = options;
  if (first === undefined || options.length === 1) return first;
  const isThere = (seen: PhasesTable) => asked === 'gm' || findFighter(seen, asked) !== undefined;
  const answer = yield* ask({
    for: asked,
    kind: 'order',
    choices: (seen: PhasesTable) => (isThere(seen) ? options.map((option) => ({ option })) : []),
    fallback: { option: first }, // PHASE-R24
  });
  return answer?.option ?? first;
}

/**
 * Lets a fighter scatter after all effects at the start or end of its turn, if another fighter harmed it:
 * PHASE-R37.
 */
export function* afterEffects(table: PhasesTable, bearer: Id, isFelt: boolean): Script {
  if (isFelt && isStanding(table, bearer)) yield* harmed(table, [bearer]);
}
