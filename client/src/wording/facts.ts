import * as words from '../words/common.ts';

/** Returns facts as one text, such as "in sight; 3 hexes". Leaves out empty ones. */
export function factsText(facts: readonly string[]): string {
  return facts
    .filter((fact) => fact !== '')
    .reduceRight((others, first) => (others === '' ? first : words.facts(first, others)), '');
}
