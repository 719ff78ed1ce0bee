/** The ailments of section 7.6. */
export const AILMENTS = ['bound', 'burning', 'exposed', 'maimed', 'numbed', 'poisoned', 'toppled'] as const;
export type Ailment = (typeof AILMENTS)[number];

/** What a combatant can be besides: these are no ailments, and nothing cures them. */
export const STATES = ['full-power', 'helpless'] as const;

export type Condition = Ailment | (typeof STATES)[number];

/** Everything that can stand among a combatant's conditions. */
export const CONDITIONS: readonly Condition[] = [...AILMENTS, ...STATES];
