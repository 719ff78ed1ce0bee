import type { Content } from '../../../engine/content/content.ts';
import { ownRows, type Rows, rowOf } from '../../../kit/content.ts';
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

/** What of these rules is data: all but the weapons have rules of their own, and only their numbers can be changed. */
export const CONTENT = {
  weapons: { book: WEAPONS, members: WEAPON, isOpen: true, fault: faultOfWeapon },
  abilities: { book: NUMBERS_OF_ABILITIES, members: ABILITY },
  traits: { book: NUMBERS_OF_TRAITS, members: TRAIT },
  reactions: { book: REACTIONS, members: REACTION },
} as const;

/** What a battle's content says of these, each entry whole. */
export interface Own {
  readonly weapons?: Rows<Weapon>;
  readonly abilities?: Rows<AbilityNumbers>;
  readonly traits?: Rows<TraitNumbers>;
  readonly reactions?: Rows<ReactionNumbers>;
}

/** A battle's own content, for its fighters; undefined: there is none. Throws `SetupError`. */
export function ownContent(content: Content | undefined): Own | undefined {
  const { weapons, abilities, traits, reactions } = {
    weapons: ownRows('weapons', CONTENT.weapons, content),
    abilities: ownRows('abilities', CONTENT.abilities, content),
    traits: ownRows('traits', CONTENT.traits, content),
    reactions: ownRows('reactions', CONTENT.reactions, content),
  };
  if (!weapons && !abilities && !traits && !reactions) return undefined;
  return {
    ...(weapons && { weapons }),
    ...(abilities && { abilities }),
    ...(traits && { traits }),
    ...(reactions && { reactions }),
  };
}

/** Whoever has the battle's content with it. */
interface Bearer {
  readonly own?: Own;
}

/** The weapon of that id; undefined: there is none. */
export function weaponOf({ own }: Bearer, id: string): Weapon | undefined {
  return rowOf(own?.weapons, WEAPONS, id);
}

/** The other weapon of a linked pair, which are two that name each other; undefined: there is none. */
export function partnerOf(me: Bearer, weapon: string): string | undefined {
  const linked = weaponOf(me, weapon)?.linked;
  const isPair = linked !== undefined && linked !== weapon && weaponOf(me, linked)?.linked === weapon;
  return isPair ? linked : undefined; // PHASE-R29
}

/** With what somebody attacks: a weapon, a hold, or what was channeled. */
export function attackOf(me: Bearer, arm: string): Attack {
  if (arm === 'thunderhead') return { ...THUNDER, ...abilityOf(me, arm) };
  return weaponOf(me, arm) ?? HOLDS[arm === 'grapple' ? arm : 'shove'];
}

const THUNDER = { form: 'ranged', class: 'spell', arcane: true } as const;

/** Of a closed entry content says what the book says of it, no less and no more. */
type As<Row, Entry> = { readonly [Name in keyof Entry & keyof Row]-?: Exclude<Row[Name], undefined> };

function numbersOf<Row extends object, Book extends Rows<Row>, Id extends keyof Book & string>(
  own: Rows<Row> | undefined,
  book: Book,
  id: Id,
): As<Row, Book[Id]> {
  return rowOf<Row>(own, book, id) as As<Row, Book[Id]>;
}

/** The numbers of an ability. */
export function abilityOf<Id extends AbilityId>({ own }: Bearer, id: Id) {
  return numbersOf<AbilityNumbers, typeof NUMBERS_OF_ABILITIES, Id>(own?.abilities, NUMBERS_OF_ABILITIES, id);
}

/** The numbers of a trait. */
export function traitOf<Id extends Trait>({ own }: Bearer, id: Id) {
  return numbersOf<TraitNumbers, typeof NUMBERS_OF_TRAITS, Id>(own?.traits, NUMBERS_OF_TRAITS, id);
}

/** The numbers of a reaction. */
export function reactionOf<Id extends Reaction>({ own }: Bearer, id: Id) {
  return numbersOf<ReactionNumbers, typeof REACTIONS, Id>(own?.reactions, REACTIONS, id);
}
