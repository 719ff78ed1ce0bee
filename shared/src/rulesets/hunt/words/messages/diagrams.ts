/* Generated from en/diagrams.json by `npm run words`. Edit that file instead. */

export const diagrams = {
  grid: { label: 'Specialties', legend: { held: 'Trained', open: 'Usable', lost: 'Lost to a wound' } },
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
