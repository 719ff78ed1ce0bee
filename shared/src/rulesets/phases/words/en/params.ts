import { counted } from '../../../../engine/presentation/text/plural.ts';

/** Texts for the parameters of an action, as in "longsword, at Raider". */
export const params = {
  /** Labels of parameters. */
  labels: {
    weapon: 'Weapon',
    target: 'Target',
    at: 'Hex',
    consume: 'Spend the mark',
    // biome-ignore lint/suspicious/noThenProperty: the rulebook's word for a linked attack
    then: 'Then attack',
    mode: 'Kind',
    ability: 'Ability',
    path: 'Path',
    first: 'Main benefit',
    second: 'Minor benefit',
    condition: 'Condition',
    ally: 'Ally',
    trigger: 'Trigger',
    action: 'Action',
    until: 'Until',
    to: 'Hex',
    take: 'Take the attack',
    on: 'Trigger',
    by: 'Who',
    reaction: 'Reaction',
    note: 'Description',
    attacks: 'Attacks',
  },
  nothing: 'nothing',
  at: (name: string) => `at ${name}`,
  of: (name: string) => `of ${name}`,
  to: (hex: string) => `to ${hex}`,
  path: (hexes: number) => counted(hexes, 'hex', 'hexes'),
  thenAt: (name: string) => `then at ${name}`,
  consume: 'spending the mark',
  take: (takes: boolean) => (takes ? 'taking the attack' : 'not taking the attack'),
  until: (phase: string) => `until ${phase}`,
  always: 'asked again from now on',
  on: (trigger: string, whose: string) => `on ${trigger} by ${whose}`,
  groups: { enemy: 'an enemy', ally: 'an ally', any: 'anyone' },
};
