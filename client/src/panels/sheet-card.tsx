import './sheet-card.css';
import type { Id } from '@riposte/shared';
import { X } from 'lucide';
import type { VNode } from 'preact';
import { useScene, useStage } from '../store/context.ts';
import { fieldOf, nameIn, playerOf, type Scene } from '../store/scene.ts';
import { fieldText } from '../store/words.ts';
import * as common from '../words/common.ts';
import * as words from '../words/sheet.ts';
import { DiagramView } from './diagram.tsx';
import { Icon } from './icon.tsx';
import { Portrait } from './portrait.tsx';
import { Resources } from './resources.tsx';

interface Of {
  /** What can be arranged for the fighter besides, by whoever may. */
  readonly children?: (id: Id) => VNode;
}

/** A closer look at one fighter, in the order of the ruleset's sheet. */
export function SheetCard({ children }: Of): VNode | null {
  const stage = useStage();
  const scene = useScene();
  const id = stage.inspected.value;
  const fighter = id === null ? undefined : scene.table.fighters[id];
  if (!fighter || id === null) return null;
  const player = playerOf(scene, id);
  return (
    <section class="sheet card" aria-label={words.sheetOf(fighter.name)} data-testid="sheet">
      <header>
        <Portrait scene={scene} id={id} />
        <div>
          <h2>{nameIn(scene.table, id)}</h2>
          <span>
            {[scene.ruleset.description.archetypes[fighter.kind]?.label, fighter.side, player?.name]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={common.close}
          onClick={() => {
            stage.inspected.value = null;
          }}
        >
          <Icon of={X} />
        </button>
      </header>
      <Resources scene={scene} id={id} />
      <Conditions scene={scene} id={id} />
      {children?.(id)}
      {scene.ruleset.description.diagrams?.(scene.table, id).map((diagram) => (
        <DiagramView key={diagram.id} diagram={diagram} />
      ))}
      {scene.ruleset.description.sheet.map(({ label, fields }) => (
        <div key={label}>
          <h3 class="eyebrow">{label}</h3>
          <dl>
            {fields.map(({ field, label: name }) => (
              <div key={field}>
                <dt>{name}</dt>
                <dd>{fieldText(scene, field, fieldOf(scene, id, field))}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

/** What holds of a fighter for now, each with its meaning. */
function Conditions({ scene, id }: { readonly scene: Scene; readonly id: Id }): VNode | null {
  const held = fieldOf(scene, id, 'conditions');
  if (!Array.isArray(held) || held.length === 0) return null;
  return (
    <ul class="conditions">
      {held.map((name) => {
        const entry = scene.ruleset.description.conditions[String(name)];
        return (
          <li key={String(name)}>
            <b>{entry?.label ?? String(name)}</b> {entry?.help}
          </li>
        );
      })}
    </ul>
  );
}
