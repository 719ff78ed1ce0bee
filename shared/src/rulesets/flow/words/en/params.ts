import type { Id } from '../../../../engine/schema/ids.ts';

const WHOM: Readonly<Record<string, string>> = { enemy: 'an enemy', ally: 'an ally', any: 'someone' };

const TRIGGERS = {
  moves: (whom: string) => `${whom} moves`,
  'enters-reach': (whom: string) => `${whom} comes within reach`,
  attacks: (whom: string) => `${whom} attacks`,
  casts: (whom: string) => `${whom} casts a spell`,
  opens: (whom: string) => `${whom} opens a door`,
  note: () => 'something else',
};

/** Parameters of actions in words, as in "sword, at Goblin". */
export const params = {
  labels: {
    target: 'Target',
    weapon: 'Weapon',
    hand: 'Hand',
    flow: 'Flow Action',
    onHit: 'Flow Action on a hit',
    item: 'Item',
    mode: 'Effect',
    with: 'Skill',
    both: 'Both effects on a hard success',
    to: 'Hex',
    path: 'Path',
    tumble: 'Tumble through',
    pace: 'Pace',
    at: 'Hex',
    condition: 'Condition',
    ability: 'Ability',
    spell: 'Spell',
    action: 'Action',
    trigger: 'Trigger',
    what: 'Free action',
    surprise: 'Surprise',
    swap: 'Trade places',
    skill: 'Skill',
    note: 'Note',
    on: 'Trigger',
    whom: 'Who',
    take: 'Take the item',
  },
  at: (name: string) => `at ${name}`,
  atTrigger: 'at the fighter who triggers it',
  to: (hex: string) => `to ${hex}`,
  swap: 'taking the ally’s place',
  /** The trigger of a readied action, as in "an enemy attacks". */
  trigger: (on: keyof typeof TRIGGERS, whom: string, nameOf: (id: Id) => string) =>
    TRIGGERS[on](WHOM[whom] ?? nameOf(whom)),
};
