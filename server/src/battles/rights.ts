import type { Id } from '@riposte/shared/engine/schema/ids';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';
import type { Role } from '@riposte/shared/protocol/messages';

/** The role and the fighters of a seat. */
export interface Rights {
  readonly role: Role;
  readonly fighters: readonly Id[];
}

/**
 * Returns the viewer for a seat; `banded` is the side whose health is shown in rough bands instead of
 * numbers.
 */
export function viewerOf({ role, fighters }: Rights, banded?: string): Viewer {
  const bands = banded === undefined ? {} : { banded };
  return role === 'player' ? { role, fighters, ...bands } : { role, ...bands };
}

/** Returns whether a seat may act as a fighter, or as the GM. The GM may act as every fighter. */
export function maySpeakAs({ role, fighters }: Rights, as: string): boolean {
  return role === 'gm' || (role === 'player' && fighters.includes(as));
}
