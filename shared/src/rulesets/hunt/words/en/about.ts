/** Facts about pending items. */
export const about = {
  attacks: (by: string, whom: string) => `${by} attacks ${whom}.`,
  dying: (name: string) => `${name} looks at Death.`,
  improvises: (by: string, note: string) => `${by}: "${note}"`,
  needs: (difficulty: number, modifier: number) => {
    if (modifier === 0) return `${difficulty} on two dice`;
    return `${difficulty} on two dice ${modifier > 0 ? `+ ${modifier}` : `− ${-modifier}`}`;
  },
  facts: {
    aim: 'Aims at',
    result: 'Hit check',
    helps: 'Support',
    damage: 'Damage',
    part: 'Would hit',
    ills: 'Inflicts',
    others: 'Also hits',
    evasion: 'To evade',
    lost: 'Damaged',
    needed: 'Needs at least',
    rolled: 'Rolled',
  },
};
