import './sheet-card.css';
import type { Id } from '@riposte/shared';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { X } from 'lucide';
import type { VNode } from 'preact';
import { activeConditions, conditionText } from '../battle/conditions.ts';
import { type BattleSnapshot, fieldOf, nameIn, playerOf } from '../battle/snapshot.ts';
import { fieldText } from '../battle/words.ts';
import { useBattle, useSnapshot } from '../session/context.ts';
import { areasAround } from '../tools/note-descriptions.ts';
import { Clauses } from '../ui/clause-button.tsx';
import { ConditionIcon } from '../ui/condition-icons.tsx';
import { DiagramView } from '../ui/diagram.tsx';
import { Icon } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { Resources } from '../ui/resources.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/sheet.ts';

interface Of {
  /** Additional controls for the fighter. */
  readonly children?: (id: Id) => VNode;
}

/** The sheet of the inspected fighter, in the order in which the ruleset declares the fields. */
export function SheetCard({ children }: Of): VNode | null {
  const model = useBattle();
  const snapshot = useSnapshot();
  const id = model.inspected.value;
  const fighter = id === null ? undefined : snapshot.table.fighters[id];
  if (!fighter || id === null) return null;
  const player = playerOf(snapshot, id);
  return (
    <section class="sheet card" aria-label={words.sheetOf(fighter.name)} data-testid="sheet">
      <header>
        <Portrait snapshot={snapshot} id={id} />
        <div>
          <h2>{nameIn(snapshot.table, id)}</h2>
          <span>
            {[
              snapshot.ruleset.description.archetypes[fighter.kind]?.label,
              sideLabel(fighter.side),
              player?.name,
              ...(fighter.at ? areasAround(snapshot.table.map, fighter.at) : []),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={common.close}
          onClick={() => {
            model.inspected.value = null;
          }}
        >
          <Icon of={X} />
        </button>
      </header>
      <Resources snapshot={snapshot} id={id} />
      <Conditions snapshot={snapshot} id={id} />
      {children?.(id)}
      {snapshot.ruleset.description.diagrams?.(snapshot.table, id).map((diagram) => (
        <DiagramView key={diagram.id} diagram={diagram} />
      ))}
      {snapshot.ruleset.description.sheet.map(({ label, fields }) => (
        <div key={label}>
          <h3 class="eyebrow">{label}</h3>
          <dl>
            {fields.map(({ field, label: name }) => (
              <div key={field}>
                <dt>{name}</dt>
                <dd>{fieldText(snapshot, field, fieldOf(snapshot, id, field))}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

/** The current conditions of a fighter, each with its icon and count and an explanation. */
function Conditions({ snapshot, id }: { readonly snapshot: BattleSnapshot; readonly id: Id }): VNode | null {
  const conditions = activeConditions(snapshot, id);
  if (conditions.length === 0) return null;
  return (
    <ul class="conditions">
      {conditions.map((condition) => {
        const entry = snapshot.ruleset.description.conditions[condition.id];
        return (
          <li key={condition.id}>
            <ConditionIcon of={condition} /> <b>{conditionText(condition)}</b> {entry?.help}{' '}
            <Clauses ids={entry?.clauses} />
          </li>
        );
      })}
    </ul>
  );
}
