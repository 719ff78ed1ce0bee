import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding, standing, type Table } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { askForRuling } from '../../../kit/rulings.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { die, fireForAllies } from './death.ts';
import { laySpared, liesSpared } from './spared.ts';

/* The fate of common enemies (not bosses) at 0 Stamina: death, or being spared. */

/**
 * Decides the fate of common enemies whose Stamina became 0 without damage, for example in the setup or through the GM.
 */
export function* sealOpenFates(table: HuntTable): Script {
  for (const { id } of standing(table)) {
    const fighter = findFighter(table, id);
    if (fighter && awaitsFate(fighter)) yield* sealFate(table, id, null); // HUNT-34, HUNT-R50
  }
}

function awaitsFate({ type, hp, spared, defeated }: HuntFighter): boolean {
  return type === 'enemy' && hp === 0 && !spared && !defeated;
}

/** Decides whether an enemy at 0 Stamina dies or is spared. */
export function* sealFate(table: HuntTable, id: Id, by: Id | null): Script {
  const { spared } = fighterOf(table, id);
  const isDue = (seen: Table) => {
    const fighter = findFighter(seen as HuntTable, id);
    return isStanding(seen, id) && fighter?.hp === 0 && fighter.spared === spared; // HUNT-R50: unless the GM has already decided the fate
  };
  const { fate } = table.options; // HUNT-R46
  const asked = { about: id, kind: 'fate', options: ['helpless', 'pass'], fallback: 'pass' } as const;
  const ruling =
    fate === 'ask' ? yield* askForRuling(table, { ...asked, matters: isDue, clause: 'HUNT-34' }) : fate; // HUNT-34
  if (!isDue(table)) return;
  if (ruling === 'helpless') spare(table, id);
  else die(table, id, by, 'HUNT-34'); // HUNT-34
}

function spare(table: HuntTable, id: Id): void {
  const fighter = fighterOf(table, id);
  if (liesSpared(fighter)) return; // HUNT-R46: a spared enemy is already out of the fight
  laySpared(table, fighter);
  emit(table, { type: 'spared', target: id, clause: 'HUNT-R46' });
  fireForAllies(table, id);
}
