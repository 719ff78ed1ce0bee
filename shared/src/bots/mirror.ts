import type { Scenario } from '../engine/setup/scenario.ts';
import type { Setup, SetupFighter } from '../engine/setup/setup.ts';
import type { Hex } from '../hex/axial.ts';

const across = ([q, r]: Hex): Hex => [0 - q, 0 - r];

/**
 * Returns a scenario in which the first side of the given one fights copies of its own fighters. Each copy starts
 * opposite its original, and the ground is symmetric.
 */
export function mirrored({ setup, title, ...scenario }: Scenario): Scenario {
  const [first] = setup.combatants;
  const ours = setup.combatants.filter(({ side }) => side === first?.side);
  const double = (fighter: SetupFighter): SetupFighter => ({
    ...fighter,
    id: `${fighter.id}2`,
    name: `Other ${fighter.name ?? fighter.id}`,
    side: 'doubles',
    at: across(fighter.at),
  });
  const combatants = [...ours, ...ours.map(double)];
  return {
    ...scenario,
    title: `${title} (mirror match)`,
    setup: { ...setup, map: mirroredMap(setup.map), combatants },
  };
}

function mirroredMap({ radius, walls, difficult, cover }: Setup['map']): Setup['map'] {
  const both = (hexes: readonly Hex[]) => [...hexes, ...hexes.map(across)];
  return { radius, walls: both(walls), difficult: both(difficult), cover: both(cover) };
}
