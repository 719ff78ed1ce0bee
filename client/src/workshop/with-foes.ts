import type { Ruleset, Setup } from '@riposte/shared';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { type Foes, sizeOf } from '@riposte/shared/request/request';
import { newFighter } from './fighters.ts';
import { foePlaces, type Placement } from './foe-places.ts';

/** Returns the setup without its enemies. It no longer has a fixed turn order, because that would name them. */
export function withoutFoes({ order: _, ...setup }: Setup): Setup {
  return { ...setup, combatants: setup.combatants.filter(({ side }) => side !== GM_SIDE) };
}

/** Returns the setup with other enemies in place of its own, or undefined if the map has no room for them. */
export function withFoes(
  ruleset: Ruleset,
  setup: Setup,
  foes: Foes,
  placement: Placement,
): Setup | undefined {
  const before = withoutFoes(setup);
  const places = foePlaces(before, placement, sizeOf(foes));
  const kinds = Object.keys(ruleset.description.archetypes).flatMap((kind) =>
    Array.from({ length: foes.counts[kind] ?? 0 }, () => kind),
  );
  let after = before;
  for (const [index, kind] of kinds.entries()) {
    const [fighter, at] = [newFighter(ruleset, after, kind), places[index]];
    if (!fighter || !at) return undefined;
    const foe = { ...fighter, side: GM_SIDE, at: [at[0], at[1]] } as const;
    after = { ...after, combatants: [...after.combatants, foe] };
  }
  return after;
}
