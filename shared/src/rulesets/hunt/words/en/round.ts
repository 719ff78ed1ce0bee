/** The labels of a round's steps. */
export const track = {
  initiative: { label: 'A: Initiative', help: 'Each hunter makes an Initiative check.' },
  advance: { label: 'B: Advance', help: 'The hunters who passed their Initiative checks act, in any order.' },
  enemy: { label: 'C: Enemies', help: 'All enemies act, in any order.' },
  late: { label: 'D: Late', help: 'The hunters who failed their Initiative checks act, in any order.' },
  extra: { label: 'E: Extra', help: 'Extra actions: Advance hunters, then enemies, then Late hunters.' },
};

/** The texts of a fighter's diagrams: the specialty grid and the body. */
export const diagrams = {
  grid: {
    label: 'Specialties',
    legend: { held: 'Trained', open: 'Usable', lost: 'Lost to a wound' },
  },
  columns: {
    technique: 'Technique',
    head: 'Head',
    arms: 'Arms',
    torso: 'Torso',
    legs: 'Legs',
    terrain: 'Terrain',
  },
  body: { label: 'Body', legend: { open: 'Intact', lost: 'Damaged' } },
};
