import type { SentenceContext } from '../../../engine/presentation/text/sentence.ts';
import { TEXT } from './catalog.ts';

/** A fact about a fighter, as the rules record it: `troll:attack:lower` or `troll:attack=5`. */
const FACT = /^([^:]+):(attack|defense|skill|attack-ability|defense-ability)[:=](.+)$/;

/** Returns a fact in words. Facts written by the GM stay as they are. */
export function factText(fact: string, { nameOf, label }: Pick<SentenceContext, 'nameOf' | 'label'>): string {
  const [, id = '', kind = '', value = ''] = FACT.exec(fact) ?? [];
  switch (kind) {
    case 'attack':
    case 'defense':
      return TEXT.facts[kind](nameOf(id), comparedBy(value), value);
    case 'skill':
    case 'attack-ability':
    case 'defense-ability':
      return TEXT.facts[kind](nameOf(id), label(value));
    default:
      return fact;
  }
}

/** Returns the comparison that a value states; `other` if the value is a number. */
function comparedBy(value: string): 'lower' | 'equal' | 'higher' | 'other' {
  return value === 'lower' || value === 'equal' || value === 'higher' ? value : 'other';
}
