import '../action/choice-rows.css'; // contains the styles of the chips
import './workshop.css';
import type { IconNode } from 'lucide';
import { Redo2, Undo2 } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BattleProvider } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as shelved from '../words/library.ts';
import * as words from '../words/workshop.ts';
import { BalanceTab } from './balance-tab.tsx';
import { ExportFight } from './export-fight.tsx';
import { FightForm } from './fight-form.tsx';
import { FighterForm } from './fighter-form.tsx';
import { FighterList } from './fighter-list.tsx';
import { LibraryTab } from './library-tab.tsx';
import { MapForm } from './map-form.tsx';
import type { Editor } from './open-fight.ts';
import { PartyPanel } from './party-panel.tsx';
import { WorkshopMap } from './workshop-map.tsx';

interface Part {
  readonly id: string;
  readonly label: string;
  readonly Panel: (of: { readonly editor: Editor }) => VNode;
}

/** The tabs beside the map, in the order in which a GM prepares a session. */
const PARTS: readonly Part[] = [
  { id: 'fighter', label: words.fighter, Panel: FighterForm },
  { id: 'heroes', label: words.heroes, Panel: PartyPanel },
  { id: 'map', label: words.map, Panel: MapForm },
  { id: 'scenario', label: words.fight, Panel: FightForm },
  { id: 'balance', label: words.balance, Panel: BalanceTab },
  { id: 'save', label: words.playOrSave, Panel: ExportFight },
  { id: 'library', label: shelved.library, Panel: LibraryTab },
];

interface Of {
  readonly editor: Editor;
  readonly onLeave: () => void;
}

/** The page on which the user edits a fight. */
export function EditorPage({ editor, onLeave }: Of): VNode {
  const { document } = editor;
  useEffect(() => listenToKeys(editor), [editor]);
  return (
    <BattleProvider value={editor.model}>
      <main class="workshop">
        <header>
          <button type="button" class="button quiet small" onClick={onLeave}>
            {words.workshop}
          </button>
          <h1>{document.fight.value.title || words.aFightWithoutAName}</h1>
          <span class="workshop-book">{document.ruleset.description.name}</span>
          <Press icon={Undo2} label={words.undo} isAble={document.canUndo} onPress={() => document.undo()} />
          <Press icon={Redo2} label={words.redo} isAble={document.canRedo} onPress={() => document.redo()} />
        </header>
        <FighterList editor={editor} />
        <WorkshopMap editor={editor} />
        <Parts editor={editor} />
      </main>
    </BattleProvider>
  );
}

function Parts({ editor }: { readonly editor: Editor }): VNode {
  const [id, setId] = useState(PARTS[0]?.id);
  const { faults } = editor.document;
  const part = PARTS.find((one) => one.id === id);
  return (
    <section class="workshop-parts" aria-label={words.partOfScenario}>
      <div class="workshop-tabs" role="tablist">
        {PARTS.map((one) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            aria-selected={one === part}
            data-testid={`part-${one.id}`}
            onClick={({ currentTarget }) => {
              currentTarget.closest('section')?.scrollIntoView();
              setId(one.id);
              editor.placeAgain();
            }}
          >
            {one.label}
          </button>
        ))}
      </div>
      {faults.value.length > 0 && (
        <details class="workshop-faults" data-testid="faults">
          <summary>{words.keepFromBeingFought(faults.value.length)}</summary>
          <ul>
            {faults.value.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{message}</li>
            ))}
          </ul>
        </details>
      )}
      <div role="tabpanel">{part && <part.Panel editor={editor} />}</div>
    </section>
  );
}

interface OfPress {
  readonly icon: IconNode;
  readonly label: string;
  readonly isAble: boolean;
  readonly onPress: () => void;
}

function Press({ icon, label, isAble, onPress }: OfPress): VNode {
  return (
    <button
      type="button"
      class="button small"
      aria-label={label}
      disabled={!isAble}
      data-testid={label.toLowerCase()}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  );
}

/** Handles undo and redo keys, except in text fields. */
function listenToKeys({ document, tool }: Editor): () => void {
  const hear = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    if (target instanceof HTMLElement && target.closest('input, textarea, select')) return;
    if (key === 'Escape') tool.peek()?.exit();
    if (!ctrlKey && !metaKey) return;
    const letter = key.toLowerCase();
    if (letter !== 'z' && letter !== 'y') return;
    event.preventDefault();
    if (letter === 'y' || shiftKey) document.redo();
    else document.undo();
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}
