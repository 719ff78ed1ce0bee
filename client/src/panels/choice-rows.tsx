import './choice-rows.css';
import type { VNode } from 'preact';
import { diagramFor } from '../store/diagrams.ts';
import { choose, currentOf, type Draft, rowsOf } from '../store/draft.ts';
import type { Scene } from '../store/scene.ts';
import { AxisRows } from './axis-rows.tsx';
import { BlankRows } from './blank-rows.tsx';
import { Pick } from './pick.tsx';

export interface OfDraft {
  readonly scene: Scene;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** All of a draft that is not chosen on the map: one of what is offered, what may be chosen besides, words to write. */
export function ChoiceRows({ scene, draft, onChange }: OfDraft): VNode {
  const rows = rowsOf(draft).filter(({ look }) => look === 'name');
  const current = currentOf(draft);
  return (
    <>
      {rows.map(({ key, values }) => (
        <Pick
          key={key}
          scene={scene}
          told={{ key, values, kind: draft.offer.params[key] }}
          chosen={current[key]}
          onChoose={(value) => onChange(choose(draft, key, value))}
          diagram={diagramFor(scene, draft, key)}
        />
      ))}
      <AxisRows scene={scene} draft={draft} onChange={onChange} />
      <BlankRows draft={draft} onChange={onChange} />
    </>
  );
}
