import type { Content } from '../../../engine/content/content.ts';
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
      ...(boosts.length === 0 ? [] : [{ label: words.boosts, value: boosts.map(labelOf).join(', ') }]),
      ...(defence ? [{ label: words.defense, value: ['active', ...defence].map(labelOf).join(', ') }] : []),
      ...(disadvantage === 0 ? [] : [{ label: words.disadvantage, value: `${disadvantage}` }]),
      ...(travel ? [{ label: words.steps, value: words.of(travel.made, travel.length) }] : []),
    ],
  };
}
