/** Descriptions of pending actions. */
export const about = {
  strikes: (by: string, target: string, weapon: string) => `${by} strikes at ${target} with the ${weapon}.`,
  disarms: (by: string, target: string, weapon: string) =>
    `${by} tries to disarm ${target} with the ${weapon}.`,
  casts: (by: string, spell: string, target: string | undefined) =>
    target === undefined ? `${by} casts ${spell}.` : `${by} casts ${spell} on ${target}.`,
  facts: { level: 'Rolled', damage: 'Damage', flow: 'Flow Action' },
  damage: (dice: number, sides: number, more: number, times: number) => {
    const sum = `${dice}d${sides}${more === 0 ? '' : ` + ${more}`}`;
    return times === 1 ? sum : `(${sum}) × ${times}`;
  },
};
