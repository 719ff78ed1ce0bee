/** How the parameters of an action read, as in "sword, at Goblin". */
export const params = {
  at: (name: string) => `at ${name}`,
  atTrigger: 'at whoever sets it off',
  to: (hex: string) => `to ${hex}`,
  swap: 'taking the ally’s place',
};
