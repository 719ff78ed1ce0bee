/** The causes of edges and snags. */
export const causes = {
  weapon: 'weapon',
  mark: 'mark',
  prone: 'prone target',
  size: 'size',
  engaged: 'engaged',
  defending: 'Defend',
  cover: 'cover',
  deflect: 'Deflect',
  dazed: 'dazed',
};

/** The arithmetic of rolls, in forecasts and in the log. */
export const sums = {
  die: 'd20',
  edgeDice: (dice: string) => `edge (${dice})`,
  snagDice: (dice: string) => `snag (${dice})`,
  edges: (count: number, why: string) => (count === 1 ? `Edge: ${why}` : `${count} edges: ${why}`),
  snags: (count: number, why: string) => (count === 1 ? `Snag: ${why}` : `${count} snags: ${why}`),
  hit: 'hit',
  miss: 'miss',
  critical: 'critical hit',
  success: 'success',
  failure: 'failure',
  versus: (other: string) => `vs. ${other}`,
  attackOn: (name: string, arm: string, target: string) => `${name}: ${arm} against ${target}`,
  saveOf: (name: string, score: string) => `${name}: ${score} save`,
  needed: {
    dodge: (least: number) => `Dodge ${least}`,
    adef: (least: number) => `Arcane defense ${least}`,
    saveTarget: (least: number) => `Save target ${least}`,
  },
  stunned: (least: number) => `Stunned: counts as ${least}`,
  toRoll: (bonus: number, edges: number, least: number) => {
    const added = bonus === 0 ? '' : bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`;
    const count = Math.abs(edges);
    const d6 = count === 1 ? 'd6' : `highest of ${count}d6`;
    return `d20${added}${edges === 0 ? '' : edges > 0 ? ` + ${d6}` : ` − ${d6}`}: ${least} or more`;
  },
};
