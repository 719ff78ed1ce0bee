/** The words of causes in `sheet/causes.ts` that have no other label. */
export const causes = {
  base: 'base',
  pl: 'power level',
  rank: 'effect rank',
  help: 'an ally’s help',
  all: 'everything',
  aid: 'an ally’s aid',
  distract: 'distracted attacker',
  fortune: 'Fortune Die',
  toppled: 'prone target',
};
