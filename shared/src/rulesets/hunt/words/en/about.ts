/** The labels for facts about stack items. */
export const about = {
  attacks: (by: string, whom: string) => `${by} attacks ${whom}.`,
  dying: (name: string) => `${name} is staring death in the face.`,
  improvises: (by: string, note: string) => `${by}: “${note}”`,
  needs: (difficulty: number, modifier: number) => {
    if (modifier === 0) return `${difficulty} or higher on 2d6`;
    return `${difficulty} or higher on 2d6 ${modifier > 0 ? `+ ${modifier}` : `− ${-modifier}`}`;
  },
  facts: {
    aim: 'Specialty',
    result: 'Hit check',
    helps: 'Supports',
    damage: 'Damage',
    part: 'Body part at risk',
    ills: 'Inflicts',
    others: 'Other targets',
    evasion: 'To evade',
    lost: 'Damaged parts',
    needed: 'Needs at least',
    rolled: 'Rolled',
  },
};
