/** The levels of danger, from low to high. */
export const DANGER_LEVELS = ['none', 'low', 'medium', 'high', 'extreme'] as const;
export type DangerLevel = (typeof DANGER_LEVELS)[number];

/** The smallest share of the fighter's current health that each level above `low` stands for. */
export const LEAST_SHARES = { medium: 0.25, high: 0.5, extreme: 1 } as const;

/** Returns the level of a damage to a fighter with this health. */
export function levelOf(damage: number, health: number): DangerLevel {
  if (damage <= 0) return 'none';
  const share = damage / health;
  if (share >= LEAST_SHARES.extreme) return 'extreme';
  if (share >= LEAST_SHARES.high) return 'high';
  return share >= LEAST_SHARES.medium ? 'medium' : 'low';
}
