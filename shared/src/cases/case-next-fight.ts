import { takeAlong } from '../campaign/carry.ts';
import { restHero } from '../campaign/rest.ts';
import type { Battle } from '../engine/battle/battle.ts';
import { RESTS } from '../engine/core/lasting.ts';
import type { Json } from '../engine/schema/json.ts';
import { isSameJson } from '../engine/schema/same-json.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { heroOf } from '../scenario/party.ts';

/**
 * Returns the result for a key of a case such as `ana.next-fight`. It holds the values that a fighter carries into its
 * next fight, if they differ from those of its sheet. With `ana.next-fight.long-rest`, the fighter takes this rest
 * first. Returns undefined for other keys.
 */
export function nextFightAt(
  { ruleset, table }: Battle,
  { combatants, options, content }: Setup,
  key: string,
): Json | undefined {
  const [id = '', word, name] = key.split('.');
  const from = combatants.find((one) => one.id === id);
  if (word !== 'next-fight' || !from) return undefined;
  const rules = { ruleset, options, content };
  const hero = takeAlong(rules, { ...heroOf(from), state: {} }, table, id);
  const rest = RESTS.find((one) => one === name);
  const { sheet, state } = rest ? restHero(rules, hero, rest) : hero;
  const changed = Object.entries(sheet).filter(([field, value]) => !isSameJson(value, from.sheet[field]));
  return { ...Object.fromEntries(changed), ...state };
}
