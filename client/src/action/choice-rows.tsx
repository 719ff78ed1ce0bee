import './choice-rows.css';
import type { VNode } from 'preact';
import { diagramFor } from '../battle/diagrams.ts';
import { choose, currentOf, rowsOf } from '../battle/draft.ts';
import { Pick } from '../ui/pick.tsx';
import { AxisRows } from './axis-rows.tsx';
import type { DraftProps } from './draft-props.ts';
import { BlankRows } from './text-rows.tsx';

/**
 * Rows for all parameters of a prepared action that are not chosen on the map: offered values, optional choices and
 * free texts.
 */
export function ChoiceRows({ snapshot, draft, onChange }: DraftProps): VNode {
  const rows = rowsOf(draft).filter(({ look }) => look === 'name');
  const current = currentOf(draft);
  return (
    <>
      {rows.map(({ key, values }) => (
        <Pick
          key={key}
          snapshot={snapshot}
          told={{ key, values, kind: draft.offer.params[key] }}
          chosen={current[key]}
          onChoose={(value) => onChange(choose(draft, key, value))}
          diagram={diagramFor(snapshot, draft, key)}
        />
      ))}
      <AxisRows snapshot={snapshot} draft={draft} onChange={onChange} />
      <BlankRows snapshot={snapshot} draft={draft} onChange={onChange} />
    </>
  );
}
