import { counted } from '../../../../engine/presentation/text/plural.ts';

/** Texts for the parameters of an action, as in "cleaver, at Boar". */
export const params = {
  /** The labels of the parameters in forms. */
  labels: {
    weapon: 'Weapon',
    ability: 'Ability',
    target: 'Target',
    targets: 'Targets',
    at: 'Hex',
    specialty: 'Specialty',
    support: 'Support',
    coop: 'Partners',
    path: 'Path',
    item: 'Item',
    note: 'Description',
    stow: 'Stow',
    give: 'Give',
    take: 'Take',
    bag: 'Bag',
    dir: 'Direction',
    amount: 'Amount',
    mod: 'Modifier',
    part: 'Body part',
  },
  nothing: 'nothing',
  at: (name: string) => `at ${name}`,
  onto: (hex: string) => `at hex ${hex}`,
  path: (hexes: number) => counted(hexes, 'hex', 'hexes'),
  on: (specialty: string) => `on ${specialty}`,
  give: (thing: string) => `give ${thing}`,
  take: (thing: string) => `take ${thing}`,
  stow: (thing: string) => `stow ${thing}`,
  into: (bag: string) => `into ${bag}`,
  from: (bag: string) => `out of ${bag}`,
  support: (supports: readonly string[]) => `with ${supports.join(' and ')}`,
  coop: (names: readonly string[]) =>
    names.length > 0 ? `helped by ${names.join(' and ')}` : 'without help',
  amount: (amount: number) => `${amount}`,
  mod: (mod: number) => (mod >= 0 ? `+${mod}` : `−${-mod}`),
};
