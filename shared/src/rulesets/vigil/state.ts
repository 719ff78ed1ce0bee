import { SetupError, type SetupFighter } from '../../engine/setup.ts';
import type { Json } from '../../engine/table.ts';
import {
  ARMOR,
  CONDITIONS,
  isRegularAbility,
  isStat,
  isWeapon,
  SHIELDS,
  SIZES,
  type WeaponId,
  weaponOf,
} from './content.ts';
import { readHex } from './params.ts';
import { AUTOPASS, type VigilFighter } from './table.ts';
import { TEXT } from './text/catalogue.ts';

const takes = TEXT.fieldValues;

/** A field of a fighter's state that a setup or the GM may write. */
export interface Setting {
  /** What values it takes, in words that end a sentence. */
  readonly takes: string;
  isFit(value: Json, fighter: VigilFighter): boolean;
  write(fighter: VigilFighter, value: Json): void;
}

const isOneOf = (list: readonly unknown[]) => (value: Json) => list.includes(value);
const isOneOfOrNull = (list: readonly unknown[]) => (value: Json) => value === null || list.includes(value);
const isListOf =
  (fits: (item: Json) => boolean) =>
  (value: Json): boolean =>
    Array.isArray(value) && value.every(fits) && new Set(value).size === value.length;
const isCarried = (fighter: VigilFighter, weapon: Json) => (fighter.weapons as Json[]).includes(weapon);

type Numeric =
  | 'hp'
  | 'vigor'
  | 'focus'
  | 'vigilance'
  | 'move'
  | 'reach'
  | 'regular'
  | 'movement'
  | 'quick'
  | 'xquick';

function number(key: Numeric, most: number | 'maxHp' | 'maxVigor' | 'maxFocus'): Setting {
  const limit = (fighter: VigilFighter) => (typeof most === 'number' ? most : fighter[most]);
  return {
    takes: typeof most === 'number' ? takes.upTo(most) : takes.upToMaximum,
    isFit: (value, fighter) =>
      Number.isInteger(value) && Number(value) >= 0 && Number(value) <= limit(fighter),
    write: (fighter, value) => {
      fighter[key] = value as number;
    },
  };
}

/** A setting that is written as it comes. */
function plain<Key extends keyof VigilFighter>(
  key: Key,
  values: string,
  isFit: (value: Json, fighter: VigilFighter) => boolean,
): Setting {
  return {
    takes: values,
    isFit,
    write: (fighter, value) => {
      (fighter as unknown as Record<string, Json>)[key] = Array.isArray(value) ? [...value].sort() : value;
    },
  };
}

/** The fields of the table view that can be written, in the order in which a setup's are. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  size: plain('size', takes.oneOf(SIZES), isOneOf(SIZES)),
  pc: plain('pc', takes.flag, (value) => typeof value === 'boolean'),
  side: plain('side', takes.side, (value) => typeof value === 'string' && value.length > 0),
  vigilance: number('vigilance', 30),
  move: number('move', 20),
  reach: number('reach', 20),
  at: {
    takes: takes.hex,
    isFit: (value) => readHex(value) !== undefined,
    write: (fighter, value) => {
      fighter.at = readHex(value) ?? fighter.at;
    },
  },
  weapons: {
    takes: takes.weapons,
    isFit: isListOf((id) => isWeapon(id) && id !== 'unarmed'),
    write: (fighter, value) => {
      fighter.weapons = [...(value as WeaponId[])].sort();
      if (!isCarried(fighter, fighter.wielded)) fighter.wielded = null;
      fighter.unloaded = fighter.unloaded.filter((weapon) => isCarried(fighter, weapon));
    },
  },
  wielded: plain('wielded', takes.weapon, (value, it) => value === null || isCarried(it, value)),
  armor: plain('armor', takes.armor, isOneOfOrNull(Object.keys(ARMOR))),
  shield: plain('shield', takes.shield, isOneOfOrNull(Object.keys(SHIELDS))),
  unloaded: plain('unloaded', takes.unloaded, (value, it) =>
    isListOf((id) => isCarried(it, id) && weaponOf(id as WeaponId).isLongReload === true)(value),
  ),
  conditions: plain('conditions', takes.listOf(CONDITIONS), isListOf(isOneOf(CONDITIONS))),
  hp: {
    ...number('hp', 'maxHp'),
    write: (fighter, value) => {
      fighter.hp = value as number;
      fighter.defeated = value === 0; // VIG-60
    },
  },
  vigor: number('vigor', 'maxVigor'),
  focus: number('focus', 'maxFocus'),
  regular: number('regular', 1),
  movement: number('movement', 2),
  quick: number('quick', 1),
  xquick: number('xquick', 1),
  prepared: plain('prepared', takes.prepared, isPreparable),
  autopass: plain('autopass', takes.oneOf(AUTOPASS), isOneOf(AUTOPASS)),
  checkResult: plain(
    'checkResult',
    takes.wholeOrNull,
    (value) => value === null || (Number.isInteger(value) && Number(value) >= 0),
  ),
  checkSuccess: plain('checkSuccess', takes.flagOrNull, isOneOf([true, false, null])),
  defeated: {
    takes: takes.flag,
    isFit: (value) => typeof value === 'boolean',
    write: (fighter, value) => {
      fighter.defeated = value === true;
      fighter.hp = value === true ? 0 : Math.max(1, fighter.hp); // VIG-60
    },
  },
};

/** Whether a value is nothing or something that can be prepared (VIG-62). */
function isPreparable(value: Json): boolean {
  if (value === null) return true;
  const [, kind, what] = (typeof value === 'string' && /^(attack|use|check):(.+)$/.exec(value)) || [];
  if (kind === 'attack') return isWeapon(what);
  return kind === 'use' ? isRegularAbility(what) : kind === 'check' && isStat(what);
}

/** Writes a setup's state over how the fighter would start. Throws `SetupError`, naming the field. */
export function applyState(fighter: VigilFighter, { id, state = {} }: SetupFighter): void {
  const stray = Object.keys(state).find((key) => !Object.hasOwn(SETTINGS, key));
  if (stray !== undefined) throw new SetupError(`${id}.state.${stray}: ${TEXT.setup.noSuchField}`);
  for (const [key, setting] of Object.entries(SETTINGS)) {
    const value = state[key];
    if (value === undefined) continue;
    if (!setting.isFit(value, fighter))
      throw new SetupError(`${id}.state.${key}: ${TEXT.setup.takes(setting.takes)}`);
    setting.write(fighter, value);
    if (key === 'conditions') beAmbushed(fighter);
  }
}

/** Takes from an ambushed fighter what it may not use in the first round: VIG-61. */
export function beAmbushed(fighter: VigilFighter): void {
  if (fighter.conditions.includes('ambushed')) fighter.regular = fighter.movement = 0;
}
