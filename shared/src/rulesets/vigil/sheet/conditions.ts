export const CONDITIONS = ['ambushed', 'dazed', 'held', 'prone'] as const;
export type Condition = (typeof CONDITIONS)[number];
