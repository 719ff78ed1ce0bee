/* Generated from en/track.json by `npm run words`. Edit that file instead. */

export const track = {
  initiative: { label: 'A: Initiative', help: 'Each hunter makes an Initiative check.' },
  advance: { label: 'B: Advance', help: 'The hunters who passed their Initiative checks act, in any order.' },
  enemy: { label: 'C: Enemies', help: 'All enemies act, in any order.' },
  late: { label: 'D: Late', help: 'The hunters who failed their Initiative checks act, in any order.' },
  extra: { label: 'E: Extra', help: 'Extra actions: Advance hunters, then enemies, then Late hunters.' },
};
