import type { Content } from '../../../engine/content/content.ts';
import { formatList, formatNumber } from '../../../engine/language/intl.ts';
import type { About } from '../../../engine/presentation/description.ts';
import { labelsIn } from '../../../kit/labels.ts';
import type { Entry } from '../table.ts';
import { TEXT } from './catalog.ts';
import { LABELS } from './labels.ts';

/**
 * Returns the details of a pending action: its note, weapon, boosts and defense, the disadvantage added to it, and its
 * progress.
 */
export function about(
  { act, weapon, boosts, defence, disadvantage, travel }: Entry,
  content: Content | undefined,
): About {
  const { labelOf } = labelsIn(content, LABELS);
  const words = TEXT.about;
  return {
    ...(act.note && { text: act.note }),
    facts: [
      ...(weapon === undefined ? [] : [{ label: words.weapon, value: labelOf(weapon) }]),
      ...(boosts.length === 0 ? [] : [{ label: words.boosts, value: formatList(boosts.map(labelOf)) }]),
      ...(defence ? [{ label: words.defense, value: formatList(['active', ...defence].map(labelOf)) }] : []),
      ...(disadvantage === 0 ? [] : [{ label: words.disadvantage, value: formatNumber(disadvantage) }]),
      ...(travel ? [{ label: words.steps, value: words.of(travel.made, travel.length) }] : []),
    ],
  };
}
