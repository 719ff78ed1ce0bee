/** Texts for the parameters of an action, as in "cleaver, at Boar". */
export const params = {
  nothing: 'nothing',
  at: (name: string) => `at ${name}`,
  onto: (hex: string) => `onto ${hex}`,
  path: (hexes: number) => (hexes === 1 ? '1 hex' : `${hexes} hexes`),
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
