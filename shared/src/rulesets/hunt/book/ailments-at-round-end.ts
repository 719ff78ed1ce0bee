import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { roll, tellSetDie } from '../../../engine/state/verbs.ts';
import type { HuntTable } from '../table.ts';
import { relieve } from './ailments.ts';
import { loseStamina, takeDamage } from './damage.ts';
import { sealFate } from './fate.ts';
import { changeWill } from './helpless.ts';
import { inTheFight, liesSpared } from './spared.ts';

/** Applies ailments at the end of a round, to each combatant in the fight in listed order. */
export function* sufferAilments(table: HuntTable): Script {
  for (const { id } of inTheFight(table)) {
    if (suffers(table, id, 'burning')) yield* burn(table, id); // HUNT-R44
    if (suffers(table, id, 'poisoned')) yield* sufferPoison(table, id); // HUNT-R44
  }
}

function suffers(table: HuntTable, id: Id, ailment: 'burning' | 'poisoned'): boolean {
  const fighter = findFighter(table, id);
  if (!fighter || fighter.defeated || liesSpared(fighter)) return false; // HUNT-R46
  return fighter.conditions.includes(ailment);
}

/** Deals burning damage. It is not an attack, and guard does not reduce it. */
function* burn(table: HuntTable, id: Id): Script {
  yield* takeDamage(table, id, 1, null); // HUNT-R43, HUNT-R15: there is no attacker
  if (isStanding(table, id)) changeWill(table, id, -1, 'HUNT-R44'); // HUNT-R44: after all consequences of the damage
}

/** Applies poison, which never damages the body and ends on a roll of 1. */
function* sufferPoison(table: HuntTable, id: Id): Script {
  const shown = roll(table, 6); // HUNT-R43
  const { hp, type } = fighterOf(table, id);
  if (hp > 0) loseStamina(table, id, shown, null); // HUNT-R43
  if (shown === 1) relieve(table, id, 'poisoned'); // HUNT-59, HUNT-R43
  tellSetDie(table, id); // needed if the poison takes no Stamina, because then no event reports the die
  if (hp > 0 && type === 'enemy' && fighterOf(table, id).hp === 0) yield* sealFate(table, id, null); // HUNT-34
}
