import type { Field } from '../../engine/ruleset.ts';
import { type Json, occupant } from '../../engine/table.ts';
import { concludeIfDecided, emit, place } from '../../engine/verbs.ts';
import { isOpenGround } from '../../hex/map.ts';
import { has, movementValue } from './conditions.ts';
import { STATS, type Stat } from './content.ts';
import { defeat, end } from './defeat.ts';
import { readHex } from './params.ts';
import { reachOf } from './sight.ts';
import { beAmbushed, SETTINGS } from './state.ts';
import { isHeldByOther, type VigilFighter, type VigilTable } from './table.ts';
import { TEXT } from './text/catalogue.ts';

type VigilField = Field<VigilTable, VigilFighter>;

/** A field that can only be read. */
function shown(get: (fighter: VigilFighter) => Json): VigilField {
  return { get: (_table, fighter) => get(fighter) };
}

/** A field that the GM may set, with what follows from it. */
function settable(key: string, get: (fighter: VigilFighter) => Json): VigilField {
  return {
    get: (_table, fighter) => get(fighter),
    check(table, fighter, value) {
      const setting = SETTINGS[key];
      if (!setting?.isFit(value, fighter)) {
        return { code: 'bad-input', say: TEXT.fieldValues.takes(key, setting?.takes ?? '') };
      }
      return isReturn(fighter, key, value) && isHeldByOther(table, fighter.at, fighter.id)
        ? 'occupied'
        : undefined;
    },
    set(table, fighter, value) {
      const wasAmbushed = has(fighter, 'ambushed');
      emit(table, { type: 'set', target: fighter.id, field: key, value });
      if (isFall(fighter, key, value)) return defeat(table, fighter.id); // VIG-72, VIG-38
      SETTINGS[key]?.write(fighter, value);
      if (!wasAmbushed && table.round <= 1) beAmbushed(fighter); // VIG-61
      if (key === 'side') concludeIfDecided(table, end); // VIG-70
    },
  };
}

function isFall({ defeated }: VigilFighter, key: string, value: Json): boolean {
  return !defeated && ((key === 'hp' && value === 0) || (key === 'defeated' && value === true));
}

/** Whether a value brings somebody who is out of the fight back into it. */
function isReturn({ defeated }: VigilFighter, key: string, value: Json): boolean {
  return defeated && ((key === 'hp' && value !== 0) || (key === 'defeated' && value === false));
}

const at: VigilField = {
  get: (_table, fighter) => fighter.at as Json,
  check(table, fighter, value) {
    const to = readHex(value);
    if (!to) return { code: 'bad-input', say: TEXT.fieldValues.takes('at', TEXT.fieldValues.hex) };
    if (!isOpenGround(table.map, to)) return 'blocked';
    const holder = occupant(table, to);
    return holder && holder.id !== fighter.id ? 'occupied' : undefined;
  },
  set(table, fighter, value) {
    const to = readHex(value);
    if (to) place(table, fighter.id, to, 'placed');
  },
};

const plainKeys = [
  'hp',
  'vigor',
  'focus',
  'side',
  'size',
  'pc',
  'vigilance',
  'regular',
  'movement',
  'quick',
  'xquick',
  'prepared',
  'weapons',
  'wielded',
  'armor',
  'shield',
  'unloaded',
  'conditions',
  'autopass',
  'checkResult',
  'checkSuccess',
  'defeated',
] as const;

const statFields = Object.fromEntries(STATS.map((stat: Stat) => [stat, shown(({ stats }) => stats[stat])]));

/** The table view: chapter 2.2, and the sheet's numbers to read. */
export const FIELDS: Readonly<Record<string, VigilField>> = {
  ...Object.fromEntries(plainKeys.map((key) => [key, settable(key, (fighter) => fighter[key])])),
  move: settable('move', movementValue),
  at,
  reach: settable('reach', reachOf),
  kind: shown(({ kind }) => kind),
  abilities: shown(({ abilities }) => abilities),
  maxHp: shown(({ maxHp }) => maxHp),
  maxVigor: shown(({ maxVigor }) => maxVigor),
  maxFocus: shown(({ maxFocus }) => maxFocus),
  ...statFields,
};
