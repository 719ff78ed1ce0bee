/** The steps of a round. */
export const track = {
  initiative: { label: 'A Initiative', help: 'Every hunter checks who acts ahead of the beasts.' },
  advance: { label: 'B Ahead', help: 'Hunters whose initiative was made, in the order they like.' },
  enemy: { label: 'C Beasts', help: 'Everybody who is no hunter, in the order they like.' },
  late: { label: 'D Late', help: 'Hunters whose initiative failed, in the order they like.' },
  extra: { label: 'E Extra', help: 'Extra actions: hunters ahead, then beasts, then hunters late.' },
};

/** The pictures on a sheet. */
export const diagrams = {
  grid: {
    label: 'Specialties',
    legend: { held: 'Trained', open: 'Can be used', lost: 'Lost with a part' },
  },
  columns: {
    technique: 'Technique',
    head: 'Head',
    arms: 'Arms',
    torso: 'Torso',
    legs: 'Legs',
    terrain: 'Terrain',
  },
  body: { label: 'Body', legend: { open: 'Whole', lost: 'Damaged' } },
};
