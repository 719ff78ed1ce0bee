import type { Actions } from '../../../../engine/core/action.ts';
import type { Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { anId, fighter, hex, optional, type Values } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { findFighter, standing } from '../../../../engine/state/table.ts';
import { range } from '../../../../hex/area.ts';
import type { Hex } from '../../../../hex/axial.ts';
import { hexKey } from '../../../../hex/map.ts';
import { abilityBy } from '../../sheet/abilities.ts';
import { CHARM, WAND } from '../../sheet/items.ts';
import { SPELL_AP } from '../../sheet/spells.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { faultOfAbility, useAbility } from './ability.ts';
import { turnAction } from './declare.ts';
import { costOfItem, faultOfItem, useItem } from './magic-item.ts';
import { cast, faultOfSpell, spellBy } from './spell.ts';

const USE_PARAMS = {
  ability: optional(anId()),
  spell: optional(anId()),
  item: optional(anId()),
  target: optional(fighter),
  at: optional(hex),
};

export type UseAct = Values<typeof USE_PARAMS>;

/** Returns whether the parameters name exactly one ability, spell or item, and the target or hex that it needs. */
function isComplete({ ability, spell, item, target, at }: UseAct, user: FlowFighter | undefined): boolean {
  if ([ability, spell, item].filter((one) => one !== undefined).length !== 1) return false;
  if (ability === 'rally' || item === WAND.id) return target !== undefined;
  const known = user && spell !== undefined ? spellBy(user, spell) : undefined;
  if (!known) return true;
  return known.at === 'area' ? at !== undefined : target !== undefined;
}

/** Casts a spell, or uses an ability or a magic item. */
export const use = turnAction('use', {
  params: USE_PARAMS,

  understand: (act, table, by) => (isComplete(act, findFighter(table, by)) ? act : undefined),

  ap(_table, { sheet }, { ability, item }) {
    if (ability !== undefined) return abilityBy(sheet.own, ability)?.ap ?? SPELL_AP;
    if (item !== undefined) return costOfItem(item).ap;
    return SPELL_AP; // FLOW-10
  },

  fault: (table, { id }, act) => faultOf(table, id, act),

  *variants(table, me) {
    yield* spellVariants(table, me);
    yield* otherVariants(table, me);
  },

  run: (table, by, act, actions) => carryOut(table, by, act, actions),
});

function faultOf(table: FlowTable, by: Id, { ability, spell, item, target, at }: UseAct): Fault | undefined {
  if (spell !== undefined) return faultOfSpell(table, by, spell, { target, at });
  if (ability !== undefined) return faultOfAbility(table, by, ability, target);
  return faultOfItem(table, by, item ?? '', target);
}

function carryOut(
  table: FlowTable,
  by: Id,
  { ability, spell, item, target, at }: UseAct,
  actions: Actions<FlowTable>,
): Script {
  if (spell !== undefined) return cast(table, by, spell, { target, at }, actions);
  if (ability !== undefined) return useAbility(table, by, ability, target);
  return useItem(table, by, item ?? '', target, actions);
}

function* spellVariants(table: FlowTable, caster: FlowFighter): Iterable<UseAct> {
  if (caster.ap < SPELL_AP) return;
  for (const spell of caster.sheet.spells) {
    const known = spellBy(caster, spell);
    if (!known || known.mana > caster.mana) continue;
    if (known.at === 'area') for (const at of centers(table, caster)) yield { spell, at };
    else for (const { id: target } of standing(table)) yield { spell, target };
  }
}

/** Returns the hexes that are offered as the center of a burst: all hexes on or next to an enemy. */
function centers(table: FlowTable, { side }: FlowFighter): Hex[] {
  const enemies = standing(table).filter((fighter) => fighter.side !== side);
  const hexes = enemies.flatMap(({ at }) => range(at, 1));
  return [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()];
}

function* otherVariants(table: FlowTable, fighter: FlowFighter): Iterable<UseAct> {
  if (fighter.ap < 1) return;
  for (const ability of fighter.sheet.abilities) {
    if (ability === 'rally') for (const { id: target } of standing(table)) yield { ability, target };
    else yield { ability };
  }
  yield { item: CHARM.id };
  if (fighter.charges > 0) for (const { id: target } of standing(table)) yield { item: WAND.id, target };
}
