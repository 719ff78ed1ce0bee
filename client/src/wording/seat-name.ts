import type { Role } from '@riposte/shared/protocol/messages';
import { FIRST_NAMES } from '@riposte/shared/protocol/seat-names';
import * as common from '../words/common.ts';

/** The names of seats without a name of their own, in the page's language. */
const SHOWN: Readonly<Record<Role, string>> = { gm: common.gameMaster, ...common.unnamedSeats };
const ROLES = ['gm', 'player', 'spectator'] as const;

/** Returns the name of a seat as the page shows it: in its language, unless a person has chosen the name. */
export function shownName(name: string): string {
  const [number = ''] = / \d+$/.exec(name) ?? [];
  const role = ROLES.find((one) => FIRST_NAMES[one] + number === name);
  return role ? SHOWN[role] + number : name;
}
