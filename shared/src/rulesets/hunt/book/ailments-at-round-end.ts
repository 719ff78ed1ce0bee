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

/** Applies the effects of ailments at the end of a round, to each fighter in the fight, in listed order. */
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

/** Deals the damage of burning. Burning is not an attack, so guard does not reduce the damage. */
function* burn(table: HuntTable, id: Id): Script {
  yield* takeDamage(table, id, 1, null); // HUNT-R43, HUNT-R15: burning has no attacker
  if (isStanding(table, id)) changeWill(table, id, -1, 'HUNT-R44'); // HUNT-R44: Willpower is lost after all consequences of the damage
}

/** Deals the damage of poison, which never damages the body. A roll of 1 ends the poison. */
function* sufferPoison(table: HuntTable, id: Id): Script {
  const shown = roll(table, 6); // HUNT-R43
  const { hp, type } = fighterOf(table, id);
  if (hp > 0) loseStamina(table, id, shown, null); // HUNT-R43
  if (shown === 1) relieve(table, id, 'poisoned'); // HUNT-59, HUNT-R43
  tellSetDie(table, id); // if the poison takes no Stamina, no other event reports a die that the GM set
  if (hp > 0 && type === 'enemy' && fighterOf(table, id).hp === 0) yield* sealFate(table, id, null); // HUNT-34
}
