import { paramLabel } from '@riposte/shared/engine/presentation/phrases';
import type { VNode } from 'preact';
import { blanksOf } from '../battle/draft.ts';
import { nameOfBlank } from '../battle/free-texts.ts';
import * as said from '../words/table.ts';
import type { DraftProps } from './draft-props.ts';

/** An input field for each free text ("blank") that the prepared action asks for. */
export function BlankRows({ snapshot, draft, onChange }: DraftProps): VNode {
  const { words = {} } = draft;
  return (
    <>
      {blanksOf(draft).map((blank) => {
        const name = nameOfBlank(blank);
        const label = paramLabel(snapshot.ruleset.description, String(blank.path.at(-1) ?? ''));
        return (
          <input
            key={name}
            class="aim-words"
            aria-label={said.inOwnWords(label)}
            placeholder={said.inOwnWordsHint(label)}
            maxLength={blank.most}
            value={words[name] ?? ''}
            data-testid="aim-words"
            data-name={name}
            onInput={({ currentTarget }) =>
              onChange({ ...draft, words: { ...words, [name]: currentTarget.value } })
            }
          />
        );
      })}
    </>
  );
}
