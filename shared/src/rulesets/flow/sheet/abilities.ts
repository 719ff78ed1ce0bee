export const ABILITIES = {
  rally: { ap: 2, range: 3 },
  focus: { ap: 1, range: 0 },
  roar: { ap: 2, range: 2 },
} as const;
export type Ability = keyof typeof ABILITIES;

export const PERKS = ['counterspell', 'spell-breaker', 'dual-wield'] as const;
