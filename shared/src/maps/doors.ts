import * as z from 'zod/mini';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { hexShape } from '../engine/schema/field-schema.ts';
import type { Setup } from '../engine/setup/setup.ts';
import type { MapWithDoors } from './ground.ts';

/* Rulebooks that have doors say which walls are doors in an option of that name. */

const shape = z.array(hexShape);

/** Whether there are doors by these rules. */
export function hasDoors({ options }: Pick<Ruleset, 'options'>): boolean {
  return Object.hasOwn(options, 'doors');
}

/** The map of a fight, with its doors. */
export function mapOf({ map, options }: Pick<Setup, 'map' | 'options'>): MapWithDoors {
  const doors = shape.safeParse(options.doors);
  return { map, doors: doors.success ? doors.data : [] };
}

/** What of a fight changes with another map. */
export function withMap(
  options: Setup['options'],
  { map, doors }: MapWithDoors,
): Pick<Setup, 'map' | 'options'> {
  const { doors: _, ...others } = options;
  return { map, options: { ...others, ...(doors.length > 0 && { doors }) } };
}
