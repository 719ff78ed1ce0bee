/** The levels of danger, from low to high. */
export const DANGER_LEVELS = ['none', 'low', 'medium', 'high', 'extreme'] as const;
export type DangerLevel = (typeof DANGER_LEVELS)[number];

/** The lowest damage at each level above `low`, as a share of the fighter's current health. */
export const LEAST_SHARES = { medium: 0.25, high: 0.5, extreme: 1 } as const;

/** Returns the danger level for a fighter with this health that expects this damage. */
export function levelOf(damage: number, health: number): DangerLevel {
  if (damage <= 0) return 'none';
  const share = damage / health;
  if (share >= LEAST_SHARES.extreme) return 'extreme';
  if (share >= LEAST_SHARES.high) return 'high';
  return share >= LEAST_SHARES.medium ? 'medium' : 'low';
}
