import './workshop-page.css';
import type { Ruleset } from '@riposte/shared';
import type { Fight } from '@riposte/shared/scenario/write-fight';
import { render, type VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchServerContent } from '../net/content.ts';
import { libraryIn, ownLibrary, setOwnLibrary } from '../net/library.ts';
import { allRulesets, currentRuleset, latestRulebook } from '../net/rulebooks.ts';
import { FileButton } from '../ui/file-button.tsx';
import { StorageWarning } from '../ui/storage-warning.tsx';
import * as common from '../words/common.ts';
import * as shelved from '../words/library.ts';
import * as words from '../words/workshop.ts';
import { EditorPage } from '../workshop/editor-page.tsx';
import { FightDocument } from '../workshop/fight-document.ts';
import { emptyFight } from '../workshop/fighters.ts';
import { OtherLibrary } from '../workshop/library-choice.tsx';
import { LibraryPanel } from '../workshop/library-panel.tsx';
import { Editor, lastEdited } from '../workshop/open-fight.ts';
import { SharedItem } from '../workshop/shared-item.tsx';
import { type Opening, openFight, openItem, openingAt } from '../workshop/starting-fights.ts';

/** The address of the workshop page with the library open. */
const LIBRARY = '/workshop#library';

/** Shows the workshop, in which the user edits an empty fight, a ready-made one, or a saved one. */
export function showWorkshop(root: HTMLElement): void {
  render(<WorkshopPage />, root);
}

function WorkshopPage(): VNode {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const show = async (next: Opening) => {
    const { ruleset, fight } = next.edit ?? {};
    if (ruleset && fight) {
      const houses = await fetchServerContent();
      const book = await latestRulebook(ruleset.id);
      setEditor(new Editor(new FightDocument(ruleset, fight, houses[ruleset.id], book?.origin)));
    }
    setOpening(next);
  };
  useEffect(() => {
    void openingAt(location.hash).then((found) => {
      if (libraryIn(location.hash)) history.replaceState(history.state, '', LIBRARY); // the library's secret must not stay in the browser history
      void show(found);
    });
  }, []);
  const leave = () => {
    editor?.clear();
    history.replaceState(history.state, '', '/workshop');
    setEditor(null);
    setOpening({ faults: [] });
  };
  if (editor) return <EditorPage editor={editor} onLeave={leave} />;
  return <Beginning opening={opening} onOpening={(next) => void show(next)} />;
}

interface Of {
  /** The content to start with; null while it is loading. */
  readonly opening: Opening | null;
  readonly onOpening: (opening: Opening) => void;
}

function Beginning({ opening, onOpening }: Of): VNode {
  const { faults, note, shared, other } = opening ?? { faults: [] };
  const kept = lastEdited();
  const onOpen = (ruleset: Ruleset, fight: Fight) => onOpening({ faults: [], edit: { ruleset, fight } });
  const goOn = async (fight: Fight) => {
    const ruleset = await currentRuleset(fight.setup.ruleset);
    if (ruleset) onOpen(ruleset, fight);
  };
  const library = opening && !other && <OwnLibrary onOpening={onOpening} />;
  return (
    <main class="workshop-page">
      <a class="to-front" href="/">
        {common.riposte}
      </a>
      <h1>{words.makeAFight}</h1>
      <p>{words.makeAFightHow}</p>
      <StorageWarning />
      {faults.length > 0 && (
        <ul class="fault" role="alert" data-testid="fight-faults">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {note !== undefined && <p role="status">{note}</p>}
      <div class="workshop-begin">
        {kept && (
          <button type="button" class="button primary" data-testid="go-on" onClick={() => void goOn(kept)}>
            {kept.title === '' ? words.goOn : words.goOnWith(kept.title)}
          </button>
        )}
        <FileButton
          label={common.openAFile}
          testId="workshop-file"
          onFile={(file) => void file.text().then(openFight).then(onOpening)}
        />
      </div>
      {shared && <SharedItem thing={shared} onOpen={() => void openItem(shared).then(onOpening)} />}
      {other && (
        <OtherLibrary
          shelf={other}
          onChosen={(shelf) => {
            setOwnLibrary(shelf);
            onOpening({ faults: [] });
          }}
        />
      )}
      {ownLibrary() && library}
      <Books onOpen={onOpen} />
      {!ownLibrary() && library}
    </main>
  );
}

function OwnLibrary({ onOpening }: Pick<Of, 'onOpening'>): VNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === new URL(LIBRARY, location.origin).hash) place.current?.scrollIntoView();
  }, []);
  return (
    <section class="card workshop-library" aria-labelledby="own-library" ref={place}>
      <h2 id="own-library">{shelved.library}</h2>
      <LibraryPanel
        offers={[]}
        onOpen={async (thing) => {
          onOpening(await openItem(thing));
          return '';
        }}
      />
    </section>
  );
}

interface OfBooks {
  readonly onOpen: (ruleset: Ruleset, fight: Fight) => void;
}

/** The list of rulebooks, each with its ready-made fights and an empty one. */
function Books({ onOpen }: OfBooks): VNode {
  const [rulesets, setRulesets] = useState<readonly Ruleset[]>([]);
  useEffect(() => {
    void allRulesets().then((all) => setRulesets(Object.values(all)));
  }, []);
  return (
    <div class="workshop-books">
      {rulesets.map((ruleset) => (
        <section key={ruleset.id} class="card">
          <h2>{ruleset.description.name}</h2>
          <p>{ruleset.description.tagline}</p>
          <button
            type="button"
            class="button"
            data-testid={`begin-${ruleset.id}`}
            onClick={() => onOpen(ruleset, emptyFight(ruleset.id))}
          >
            {words.anEmptyFight}
          </button>
          {ruleset.scenarios.map((fight) => (
            <button
              key={fight.id}
              type="button"
              class="button quiet"
              title={fight.blurb}
              data-testid={`begin-${ruleset.id}-${fight.id}`}
              onClick={() => onOpen(ruleset, fight)}
            >
              {fight.title}
            </button>
          ))}
        </section>
      ))}
    </div>
  );
}
