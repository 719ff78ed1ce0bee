import type { AskedId, Id } from '../schema/ids.ts';
import type { Fighter } from '../state/table.ts';

/** Whose eyes: the GM's, those of somebody who plays these fighters, or a spectator's. */
export type Viewer = (
  | { readonly role: 'gm' }
  | { readonly role: 'player'; readonly fighters: readonly Id[] }
  | { readonly role: 'spectator' }
) & {
  /** The side whose fighters' health is shown in bands to whoever does not play them; left out: none. */
  readonly banded?: string;
};

/** Sees all there is. */
export const GM_EYES: Viewer = { role: 'gm' };

/**
 * The eyes of somebody who is asked, whoever speaks for it: a fighter's own see no more than any seat that
 * plays it.
 */
export function viewerOf(asked: AskedId): Viewer {
  return asked === 'gm' ? GM_EYES : { role: 'player', fighters: [asked] };
}

/** Whether a seat may know that a fighter is there at all. */
export function mayKnowOf(viewer: Viewer, fighter: Fighter): boolean {
  return !fighter.hidden || maySeeSecretsOf(viewer, fighter.id);
}

/** Whether a seat may see what is known only to a fighter's own player. */
export function maySeeSecretsOf(viewer: Viewer, id: Id): boolean {
  return viewer.role === 'gm' || (viewer.role === 'player' && viewer.fighters.includes(id));
}
