import { type OwnRows, type Rows, rowOf } from '../../../kit/content.ts';
import {
  ABILITY,
  type AbilityId,
  type AbilityNumbers,
  NUMBERS_OF_ABILITIES,
  NUMBERS_OF_TRAITS,
  REACTION,
  REACTIONS,
  type Reaction,
  type ReactionNumbers,
  TRAIT,
  type Trait,
  type TraitNumbers,
} from './abilities.ts';
import { type Attack, faultOfWeapon, HOLDS, WEAPON, WEAPONS, type Weapon } from './weapons.ts';

/**
 * The parts of the rulebook that a battle's content can change. Only weapons can be added. All other entries have code
 * of their own, so only their numbers can change.
 */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true, fault: faultOfWeapon },
  abilities: { book: NUMBERS_OF_ABILITIES, members: ABILITY },
  traits: { book: NUMBERS_OF_TRAITS, members: TRAIT },
  reactions: { book: REACTIONS, members: REACTION },
} as const;

/** The entries that a battle's content adds or changes, each with all its fields. */
export type Own = OwnRows<typeof CONTENT>;

/** A fighter or sheet, with the entries that its battle adds or changes. */
interface Bearer {
  readonly own?: Own;
}

export function weaponOf({ own }: Bearer, id: string): Weapon | undefined {
  return rowOf(own?.weapons, WEAPONS, id);
}

/** Returns the other weapon of a linked pair; undefined unless the two weapons name each other. */
export function partnerOf(me: Bearer, weapon: string): string | undefined {
  const linked = weaponOf(me, weapon)?.linked;
  const isPair = linked !== undefined && linked !== weapon && weaponOf(me, linked)?.linked === weapon;
  return isPair ? linked : undefined; // PHASE-R29
}

/** Returns the data of an attack with a weapon, a hold (grapple or shove) or a channeled ability. */
export function attackOf(me: Bearer, arm: string): Attack {
  if (arm === 'thunderhead') return { ...THUNDER, ...abilityOf(me, arm) };
  return weaponOf(me, arm) ?? HOLDS[arm === 'grapple' ? arm : 'shove'];
}

const THUNDER = { form: 'ranged', class: 'spell', arcane: true } as const;

/** A rulebook entry, possibly changed by a battle's content. It has exactly the fields of the rulebook's entry. */
type As<Row, Entry> = { readonly [Name in keyof Entry & keyof Row]-?: Exclude<Row[Name], undefined> };

function numbersOf<Row extends object, Book extends Rows<Row>, Id extends keyof Book & string>(
  own: Rows<Row> | undefined,
  book: Book,
  id: Id,
): As<Row, Book[Id]> {
  return rowOf<Row>(own, book, id) as As<Row, Book[Id]>;
}

export function abilityOf<Id extends AbilityId>({ own }: Bearer, id: Id) {
  return numbersOf<AbilityNumbers, typeof NUMBERS_OF_ABILITIES, Id>(own?.abilities, NUMBERS_OF_ABILITIES, id);
}

export function traitOf<Id extends Trait>({ own }: Bearer, id: Id) {
  return numbersOf<TraitNumbers, typeof NUMBERS_OF_TRAITS, Id>(own?.traits, NUMBERS_OF_TRAITS, id);
}

export function reactionOf<Id extends Reaction>({ own }: Bearer, id: Id) {
  return numbersOf<ReactionNumbers, typeof REACTIONS, Id>(own?.reactions, REACTIONS, id);
}
