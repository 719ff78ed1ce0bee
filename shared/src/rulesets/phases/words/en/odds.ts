/** Outcomes of a forecast. */
export const odds = { miss: 'Miss', hit: 'Hit', critical: 'Critical' };
