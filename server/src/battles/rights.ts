import type { Id } from '@riposte/shared/engine/state/table';
import type { Viewer } from '@riposte/shared/engine/visibility/view';
import type { Role } from '@riposte/shared/protocol/messages';

/** Who somebody is to the battle. */
export interface Rights {
  readonly role: Role;
  readonly fighters: readonly Id[];
}

/** Whose eyes a seat sees with; `banded` is the side whose health is shown in bands. */
export function viewerOf({ role, fighters }: Rights, banded?: string): Viewer {
  const bands = banded === undefined ? {} : { banded };
  return role === 'player' ? { role, fighters, ...bands } : { role, ...bands };
}

/** Whether a seat may speak as that fighter, or as the GM. The GM has the last word, so it may speak as anybody. */
export function maySpeakAs({ role, fighters }: Rights, as: string): boolean {
  return role === 'gm' || (role === 'player' && fighters.includes(as));
}
