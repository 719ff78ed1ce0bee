import './own-fight.css';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { createFight, Refused } from '../net/api.ts';
import { FileButton } from '../ui/file-button.tsx';
import * as words from '../words/front.ts';

interface Wrong {
  /** The line of the file; absent if the fault is not in the file. */
  readonly line?: number;
  readonly message: string;
}

/**
 * Accepts a fight file that the user chooses or drops here. Opens a table for the fight, or lists the faults by line.
 */
export function OwnFight({ onCreated }: { readonly onCreated: (battle: CreatedBattle) => void }): VNode {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    setWrong([]);
    await file
      .text()
      .then((fight) => createFight({ fight }))
      .then(onCreated, (error: Error) => setWrong(wrongOf(error)));
  };
  return (
    <section
      class="own-fight"
      aria-label={words.aFightOfYourOwn}
      data-testid="own-fight"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void bring(event.dataTransfer?.files[0]);
      }}
    >
      <FileButton label={words.openAFight} testId="fight-file" onFile={(file) => void bring(file)} />
      <small>
        {words.orDropIt} <a href="/workshop">{words.makeOne}</a>
        <br />
        <a href="/workshop#library" data-testid="to-library">
          {words.fromYourLibrary}
        </a>
      </small>
      {wrong.length > 0 && (
        <div role="alert">
          <b>{words.isNoFight(name)}</b>
          <ol data-testid="fight-faults">
            {wrong.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                {line !== undefined && <b>{words.line(line)}</b>} {message}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function wrongOf(error: Error): readonly Wrong[] {
  return error instanceof Refused && error.faults.length > 0 ? error.faults : [{ message: error.message }];
}
