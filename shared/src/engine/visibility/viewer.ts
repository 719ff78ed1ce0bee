import type { AskedId, Id } from '../schema/ids.ts';
import type { Fighter } from '../state/table.ts';

/** A viewer of a battle: the GM, a player of these fighters, or a spectator. */
export type Viewer = (
  | { readonly role: 'gm' }
  | { readonly role: 'player'; readonly fighters: readonly Id[] }
  | { readonly role: 'spectator' }
) & {
  /** The side whose health is shown in bands to viewers who do not play it; omitted if there is none. */
  readonly banded?: string;
};

/** The GM as a viewer, who sees everything. */
export const GM_EYES: Viewer = { role: 'gm' };

/**
 * Returns the viewer that represents an asked fighter: a player with only that fighter, or the GM. This viewer sees no
 * more than any seat that plays the fighter.
 */
export function viewerOf(asked: AskedId): Viewer {
  return asked === 'gm' ? GM_EYES : { role: 'player', fighters: [asked] };
}

/** Returns whether a viewer may know that a fighter exists. */
export function mayKnowOf(viewer: Viewer, fighter: Fighter): boolean {
  return !fighter.hidden || maySeeSecretsOf(viewer, fighter.id);
}

/** Returns whether a viewer may see the secrets of a fighter's own player. */
export function maySeeSecretsOf(viewer: Viewer, id: Id): boolean {
  return viewer.role === 'gm' || (viewer.role === 'player' && viewer.fighters.includes(id));
}
