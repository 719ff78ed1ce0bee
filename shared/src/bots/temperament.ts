import type { Temperament } from '../engine/content/content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { healthResource } from '../engine/presentation/description.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fightersOf, findFighter, type Table } from '../engine/state/table.ts';
import { distance, type Hex } from '../hex/axial.ts';

/** The way in which a temperament changes the values of choices. A factor of 1 changes nothing. */
export interface Weights {
  /** The factor for harm to the fighter itself. */
  readonly self: number;
  /** The factor for harm to the ally that it protects: the one with the highest maximum health. */
  readonly lord: number;
  /**
   * The extra weight of harm to an enemy that is almost defeated; negative for less weight. It shrinks to 0 for an
   * unhurt enemy.
   */
  readonly weak: number;
  /** The value, in hit points, of each hex by which the fighter gets nearer to the ally that it protects. */
  readonly escort: number;
  /** The factor for harm to defeated enemies. */
  readonly fallen: number;
  /** The share of its health at or below which the fighter flees; 0 if it never does. */
  readonly fleesAt: number;
}

/** The assumed maximum health under rules that have none. */
const USUAL_HEALTH = 12;

const CALM: Weights = { self: 1, lord: 1, escort: 0, weak: 0, fallen: 1, fleesAt: 0 };

/** The weights of each temperament, as data. */
export const WEIGHTS: Readonly<Record<Temperament, Weights>> = {
  cautious: { ...CALM, self: 3 },
  fierce: { ...CALM, self: 0.3 },
  cowardly: { ...CALM, self: 1.5, fleesAt: 1 / 3 },
  guardian: { ...CALM, lord: 4, escort: 0.5 },
  predator: { ...CALM, weak: 2 },
  merciful: { ...CALM, weak: -0.7, fallen: 0 },
};

/** The fighter that values are computed for, and its temperament. */
export interface Character {
  readonly id: Id;
  readonly weights: Weights;
}

/** Returns the factor by which a character's temperament multiplies the value of harm to a fighter. */
export function weightOf({ id, weights }: Character, ruleset: Ruleset, view: Table, target: Fighter): number {
  const me = findFighter(view, id);
  if (target.id === id) return weights.self;
  if (target.side === me?.side)
    return weights.lord !== 1 && target.id === lordOf(ruleset, view, id)?.id ? weights.lord : 1;
  if (target.defeated) return weights.fallen;
  return weights.weak === 0 ? 1 : 1 + weights.weak * (1 - healthShare(ruleset, view, target));
}

/** Returns whether a fighter is so hurt that its temperament makes it flee. */
export function isHurtEnoughToFlee({ id, weights }: Character, ruleset: Ruleset, view: Table): boolean {
  const me = findFighter(view, id);
  return weights.fleesAt > 0 && me !== undefined && healthShare(ruleset, view, me) <= weights.fleesAt;
}

/**
 * Returns a function that values a move to a hex: positive if it leads nearer to the ally that the character protects.
 */
export function escortOf(
  { id, weights }: Character,
  ruleset: Ruleset,
  view: Table,
  from: Hex,
): (to: Hex) => number {
  const lord = weights.escort === 0 ? null : lordOf(ruleset, view, id)?.at;
  return (to) => (lord ? weights.escort * (gapTo(lord, from) - gapTo(lord, to)) : 0);
}

/** Returns the distance to a fighter, at least 1: a hex next to the fighter is as good as the fighter's own. */
function gapTo(at: Hex, from: Hex): number {
  return Math.max(1, distance(at, from));
}

/** Returns the undefeated ally with the highest maximum health; undefined if there is none. */
function lordOf(ruleset: Ruleset, view: Table, id: Id): Fighter | undefined {
  const me = findFighter(view, id);
  const allies = fightersOf(view).filter((one) => one.side === me?.side && one.id !== id && !one.defeated);
  return allies.reduce<Fighter | undefined>(
    (lord, ally) =>
      lord && mostHealth(ruleset, view, lord) >= mostHealth(ruleset, view, ally) ? lord : ally,
    undefined,
  );
}

/** Returns a fighter's health from 0 to 1; 1 if the view does not show it. */
export function healthShare(ruleset: Ruleset, view: Table, fighter: Fighter): number {
  const now = numberIn(ruleset, view, fighter, healthResource(ruleset.description)?.field);
  const most = mostHealth(ruleset, view, fighter);
  return now === undefined || most <= 0 ? 1 : Math.min(1, Math.max(0, now / most));
}

/**
 * Returns a fighter's maximum health. If the rules have no maximum, returns its current health, but at least
 * `USUAL_HEALTH`.
 */
function mostHealth(ruleset: Ruleset, view: Table, fighter: Fighter): number {
  const { field, max } = healthResource(ruleset.description) ?? {};
  const most = numberIn(ruleset, view, fighter, max);
  return most ?? Math.max(USUAL_HEALTH, numberIn(ruleset, view, fighter, field) ?? 0);
}

function numberIn(
  ruleset: Ruleset,
  view: Table,
  fighter: Fighter,
  field: string | undefined,
): number | undefined {
  const value = field === undefined ? undefined : ruleset.fields[field]?.get(view, fighter);
  return typeof value === 'number' ? value : undefined;
}
