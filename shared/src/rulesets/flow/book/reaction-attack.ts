import type { Actions } from '../../../engine/core/action.ts';
import { type Choice, type Declinable, onStack, type Script } from '../../../engine/core/script.ts';
import { anId, anything, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../engine/schema/json.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { Hex } from '../../../hex/axial.ts';
import { askInOrder } from '../../../kit/asking.ts';
import { pay } from '../../../kit/resources.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import type { Provoker } from '../sheet/options.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { PASS } from './flow-actions.ts';
import { pending, type Strike } from './pending-attack.ts';
import { threatens, weaponsReaching } from './reach.ts';
import { strikeBack } from './strike.ts';
import type { Wielded } from './wielding.ts';

/** An action that allows enemies to make a Reaction Attack. */
export interface Provocation {
  readonly by: Id;
  /** The hex in which the action happens. */
  readonly at: Hex;
  /** Selects the enemies that can be provoked; if omitted, all enemies that threaten the hex. */
  readonly provokes?: (enemy: FlowFighter) => boolean;
  readonly actions: Actions<FlowTable>;
}

/** Ids of the enemies who made a Reaction Attack, and of the enemies whose attack hit. */
export interface ProvocationOutcome {
  readonly struck: Id[];
  readonly hit: Id[];
}

export const REACTION_RP = 1; // FLOW-102

/** Returns whether an enemy can make a Reaction Attack on a fighter in a hex. */
export function canReactTo(table: FlowTable, enemy: FlowFighter, by: Id, at: Hex): boolean {
  if (enemy.defeated || enemy.rp < REACTION_RP) return false; // FLOW-17, FLOW-R48: allowed even in the reacting enemy's own turn
  return threatens(table, enemy, at) && reactionWeapons(table, enemy, by).length > 0; // FLOW-43, FLOW-44
}

/** Returns the weapons for a Reaction Attack, the default first. */
export function reactionWeapons(table: FlowTable, enemy: FlowFighter, by: Id): Wielded[] {
  const provoker = findFighter(table, by);
  return provoker && !provoker.defeated ? weaponsReaching(table, enemy, provoker.at) : [];
}

/**
 * Asks each provoked enemy, in initiative order, whether it makes a Reaction Attack. Resolves each attack before
 * the next question.
 */
export function* provoke(
  table: FlowTable,
  { by, at, provokes = () => true, actions }: Provocation,
): Script<ProvocationOutcome> {
  const outcome: ProvocationOutcome = { struck: [], hit: [] };
  const enemies = enemiesOf(table, by).filter(provokes);
  yield* askInOrder(
    table,
    enemies.map(({ id }) => id),
    (id) => reactionQuestion(table, id, by, at),
    function* (id, { weapon }) {
      if (!isStanding(table, by)) return;
      outcome.struck.push(id);
      if (yield* reactionAttack(table, id, by, weapon, actions)) outcome.hit.push(id);
    },
  );
  return outcome;
}

/**
 * Returns the question of whether an enemy makes a Reaction Attack. Returns undefined if the enemy cannot react or
 * the provoker is out of the fight (FLOW-R45).
 */
function reactionQuestion(table: FlowTable, id: Id, by: Id, at: Hex): Declinable | undefined {
  const enemy = findFighter(table, id);
  if (!enemy || !canReactTo(table, enemy, by, at)) return undefined;
  const choices = (seen: FlowTable) => reactionChoices(seen, id, by, at);
  const concerns = (seen: FlowTable) => choices(seen).length > 0;
  return { for: id, kind: 'reaction-attack', choices, concerns, fallback: { option: 'pass' } };
}

const ATTACK_PARAMS = { weapon: optional(anId()), flow: optional(anything), onHit: optional(anything) };

function reactionChoices(table: FlowTable, id: Id, by: Id, at: Hex): Choice[] {
  const enemy = findFighter(table, id);
  if (!enemy || !canReactTo(table, enemy, by, at)) return [];
  const able = reactionWeapons(table, enemy, by).map(({ weapon }) => weapon.id);
  const attack: Choice = {
    option: 'attack',
    params: ATTACK_PARAMS,
    variants: () => [...new Set(able)].map((weapon): Params => ({ weapon })),
    check: ({ weapon, flow, onHit }) => {
      if (flow !== undefined || onHit !== undefined) {
        return {
          code: 'bad-input',
          say: SAID.refusals.flowOnReaction,
          clause: 'FLOW-45',
        }; // FLOW-45
      }
      return weapon === undefined || able.some((id) => id === weapon) ? undefined : 'no-such-item';
    },
  };
  return [attack, PASS];
}

/** Makes one plain melee attack for 1 RP. Returns whether it hit. */
function* reactionAttack(
  table: FlowTable,
  by: Id,
  target: Id,
  weapon: Json | undefined,
  actions: Actions<FlowTable>,
): Script<boolean> {
  const able = reactionWeapons(table, fighterOf(table, by), target);
  const wielded = able.find((one) => one.weapon.id === weapon) ?? able[0];
  if (!wielded) return false;
  pay(table, by, { rp: REACTION_RP });
  emit(table, {
    type: 'reacted',
    by,
    target,
    reaction: 'reaction-attack',
    weapon: wielded.weapon.id,
    cost: REACTION_RP,
  });
  const attack: Strike = { by, target, wielded, kind: 'reaction-attack', reacted: [], actions };
  return yield* onStack(table, pending(attack), strikeBack(table, attack)); // FLOW-3, FLOW-47: a Reaction Attack is resolved like any other attack
}

/**
 * Provokes Reaction Attacks if a house rule says that this kind of action provokes. Otherwise returns an empty outcome.
 */
export function* provokeIf(
  table: FlowTable,
  what: Provoker,
  by: Id,
  actions: Actions<FlowTable>,
): Script<ProvocationOutcome> {
  if (!table.options.alsoProvoke.includes(what)) return { struck: [], hit: [] };
  return yield* provoke(table, { by, at: fighterOf(table, by).at, actions }); // FLOW-43
}
