import * as z from 'zod/mini';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { hexShape } from '../engine/schema/field-schema.ts';
import type { Setup } from '../engine/setup/setup.ts';
import type { MapWithDoors } from './ground.ts';

/* This file handles doors. In rulesets with doors, the option `doors` lists the walls that are doors. */

const shape = z.array(hexShape);

/** Returns whether the rules have doors. */
export function hasDoors({ options }: Pick<Ruleset, 'options'>): boolean {
  return Object.hasOwn(options, 'doors');
}

/** Returns the map of a fight with its doors. */
export function mapOf({ map, options }: Pick<Setup, 'map' | 'options'>): MapWithDoors {
  const doors = shape.safeParse(options.doors);
  return { map, doors: doors.success ? doors.data : [] };
}

/**
 * Returns the map and the options of a fight that gets another map. The option `doors` then lists the doors of that
 * map.
 */
export function withMap(
  options: Setup['options'],
  { map, doors }: MapWithDoors,
): Pick<Setup, 'map' | 'options'> {
  const { doors: _, ...others } = options;
  return { map, options: { ...others, ...(doors.length > 0 && { doors }) } };
}
