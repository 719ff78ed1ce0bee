import './condition-icons.css';
import type { Id } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import {
  type ActiveCondition,
  activeConditions,
  conditionText,
  MOST_CONDITIONS,
} from '../battle/conditions.ts';
import { useBattle } from '../session/context.ts';
import { useFacts } from '../session/facts.ts';

/** The current conditions of a fighter as icons with counts. Absent if there are none. */
export function ConditionIcons({ id }: { readonly id: Id }): VNode | null {
  const { json } = useFacts((snapshot) => ({ json: JSON.stringify(activeConditions(snapshot, id)) }));
  const conditions = JSON.parse(json) as ActiveCondition[];
  if (conditions.length === 0) return null;
  const text = formatList(conditions.map(conditionText));
  const more = conditions.length - MOST_CONDITIONS;
  return (
    <span class="condition-icons" role="img" aria-label={text} title={text}>
      {conditions.slice(0, MOST_CONDITIONS).map((condition) => (
        <ConditionIcon key={condition.id} of={condition} />
      ))}
      {more > 0 && <span class="condition-icon">+{more}</span>}
    </span>
  );
}

/** The icon and count of a condition. Screen readers skip it, because the text beside it says the same. */
export function ConditionIcon({ of: { label, glyph, count } }: { readonly of: ActiveCondition }): VNode {
  const picture = useBattle().pictures.value[glyph ?? ''];
  return (
    <span class="condition-icon" aria-hidden="true">
      {picture === undefined ? (
        label.slice(0, 2)
      ) : (
        <svg viewBox="0 0 128 128" aria-hidden="true">
          <path d={picture} />
        </svg>
      )}
      {count > 0 && count}
    </span>
  );
}
