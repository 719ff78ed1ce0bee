/** The ailments in alphabetical order. */
export const AILMENTS = ['bound', 'burning', 'exposed', 'maimed', 'numbed', 'poisoned', 'toppled'] as const;
export type Ailment = (typeof AILMENTS)[number];

/** Conditions that are not ailments and cannot be cured. */
export const STATES = ['full-power', 'helpless'] as const;

export type Condition = Ailment | (typeof STATES)[number];

/** All values that a fighter's `conditions` can contain. */
export const CONDITIONS: readonly Condition[] = [...AILMENTS, ...STATES];
