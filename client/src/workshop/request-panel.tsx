import './request-panel.css';
import { Search, Square } from 'lucide';
import type { VNode } from 'preact';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/request.ts';
import type { Editor } from './open-fight.ts';
import { RequestFields } from './request-fields.tsx';
import { RequestTrials } from './request-trials.tsx';
import { partyOf } from './requested-fight.ts';

/** A form that requests a fight: how often the heroes win and how long it takes. Shows the search and its result. */
export function RequestPanel({ editor }: { readonly editor: Editor }): VNode {
  const { document, enemySearch } = editor;
  const fight = document.fight.value;
  const hasHeroes = partyOf(fight) > 0;
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    enemySearch.start(document.ruleset, fight);
  };
  const stop = (event: MouseEvent) => {
    event.preventDefault(); // prevents the click from submitting the form, because this button turns into the submit button before the click ends
    enemySearch.cancel();
  };
  return (
    <form class="balance request" onSubmit={start}>
      <p class="workshop-note">{hasHeroes ? words.how : words.noHeroes}</p>
      {hasHeroes && <RequestFields editor={editor} />}
      {enemySearch.isOn.value ? (
        <button type="button" class="button" data-testid="request-stop" onClick={stop}>
          <Icon of={Square} /> {words.stop}
        </button>
      ) : (
        <button
          type="submit"
          class="button primary"
          data-testid="request-start"
          disabled={!hasHeroes || document.faults.value.length > 0}
        >
          <Icon of={Search} /> {words.look}
        </button>
      )}
      <Progress editor={editor} />
      <Fault says={enemySearch.fault.value} />
      <RequestTrials editor={editor} />
    </form>
  );
}

/** The progress of the search. A screen reader announces the number of groups that were tried. */
function Progress({ editor: { enemySearch } }: { readonly editor: Editor }): VNode {
  const trials = enemySearch.trials.value;
  const most = enemySearch.requested.value?.form.fights ?? 0;
  const done = enemySearch.played.value;
  const isOn = enemySearch.isOn.value;
  return (
    <>
      {isOn && (
        <>
          <progress max={most} value={done} aria-label={words.played} />
          <p class="workshop-note" data-testid="request-progress">
            {words.progress(done, most, trials.length)}
          </p>
        </>
      )}
      <p class="sr-only" role="status">
        {isOn && words.searching(trials.length)}
      </p>
    </>
  );
}
