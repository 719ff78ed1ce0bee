/* The rulebook's terms that rules, sheets and parameters share. */

export const ATTACK_TYPES = ['close', 'ranged', 'court', 'rumor'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

export const RESISTANCES = ['toughness', 'fortitude', 'reflex', 'will'] as const;
export type Resistance = (typeof RESISTANCES)[number];

export const SIZES = ['small', 'medium', 'large', 'huge'] as const;

export const ATTITUDES = ['hostile', 'unfriendly', 'indifferent', 'friendly', 'helpful'] as const; // DEG-R24
export type Attitude = (typeof ATTITUDES)[number];

/**
 * The pools of points. If a player names no pool, the first pool in this list that has a point left is used (DEG-81).
 */
export const POOLS = ['destiny', 'fate', 'corruption'] as const;
export type Pool = (typeof POOLS)[number];

/** The settings for prompts to spend points on a roll (DEG-81). */
export const FORTUNE_ASKS = ['never', 'failed', 'always'] as const;

/** The settings for prompts about rarely used reactions (DEG-R61). */
export const REACTION_ASKS = ['never', 'hit', 'always'] as const;

export const EDGES = ['improved-unarmed', 'deflect', 'avert', 'luck-control', 'quick-draw', 'tough'] as const;

export const STUNTS = ['afflict', 'disarm', 'grab', 'pull', 'push', 'break'] as const;
export type Stunt = (typeof STUNTS)[number];

/** The values that a stance can trade. It lowers one to raise another (DEG-118). */
export const STANCE_PARTS = ['attack', 'defense', 'effect'] as const;
export type StancePart = (typeof STANCE_PARTS)[number];

export const ENCOUNTERS = ['combat', 'conflict', 'challenge'] as const;
export const ROUND_LENGTHS = ['seconds', 'minutes'] as const;
