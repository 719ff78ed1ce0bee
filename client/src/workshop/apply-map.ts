import type { Ruleset } from '@riposte/shared';
import { hasDoors, withMap } from '@riposte/shared/maps/doors';
import { onNewGround } from '@riposte/shared/maps/footing';
import type { MapWithDoors } from '@riposte/shared/maps/ground';
import type { Fight } from '@riposte/shared/scenario/write-fight';

/** Returns the fight on another map. If the ruleset has no doors, doors become walls. */
export function onMap(
  ruleset: Ruleset,
  fight: Fight,
  { map, doors }: MapWithDoors,
  pictures: Fight['pictures'] = {},
): Fight {
  const { options, combatants } = fight.setup;
  const ground = withMap(options, { map, doors: hasDoors(ruleset) ? doors : [] });
  const setup = { ...fight.setup, ...ground, combatants: onNewGround(combatants, map) };
  return { ...fight, setup, pictures: { ...fight.pictures, ...pictures } };
}
