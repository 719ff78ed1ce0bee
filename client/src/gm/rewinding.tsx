import './rewinding.css';
import { courseTo, stepsBeside } from '@riposte/shared';
import { Check, Undo2, X } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BattleViewModel } from '../battle/view-model.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/rewinding.ts';

/** The dialogs for undo and rewind. The GM confirms a rewind with a reason, and answers players' undo requests. */
export function Rewinding(): VNode {
  const model = useBattle();
  const { rewindTo } = useController();
  const snapshot = useSnapshot();
  const { value } = rewindTo;
  const to = value === 'last' ? revBeforeLastStep(model.rewinds.value, snapshot.rev) : value;
  return (
    <>
      {snapshot.takeback && <UndoRequest />}
      {to !== null && <ConfirmRewind to={to} />}
    </>
  );
}

/** Returns the revision before the last step in effect; -1 if there is no step to undo. */
function revBeforeLastStep(rewinds: BattleViewModel['rewinds']['value'], rev: number): number {
  return (stepsBeside(courseTo(rewinds, rev), [], rewinds).at(-1) ?? 0) - 1;
}

/** A player's request to undo their last step, with buttons for the GM's answer. */
function UndoRequest(): VNode | null {
  const model = useBattle();
  const { link } = useController();
  const { takeback, seats } = useSnapshot();
  if (!takeback) return null;
  const { seat, steps, isRefused } = takeback;
  const isMine = seat === model.seat.value;
  const who = seats.find(({ id }) => id === seat)?.name ?? common.unknownName;
  const isMineToAnswer = link.welcome.value?.role === 'gm' && !isRefused;
  const answer = (grants: boolean) => void link.ask({ do: 'answer-takeback', grants });
  return (
    <section class="takeback card" aria-label={words.undoRequest} role="status" data-testid="takeback">
      <p>
        {isRefused
          ? isMine
            ? words.yoursWasDeclined
            : words.requestWasDeclined(who)
          : isMine
            ? words.youAskToUndo(steps)
            : words.playerAsksToUndo(who, steps)}
      </p>
      {isMineToAnswer && (
        <div class="takeback-buttons">
          <button
            type="button"
            class="button primary small"
            data-testid="takeback-grant"
            onClick={() => answer(true)}
          >
            <Icon of={Check} /> {words.acceptUndo}
          </button>
          <button
            type="button"
            class="button small"
            data-testid="takeback-refuse"
            onClick={() => answer(false)}
          >
            <Icon of={X} /> {words.decline}
          </button>
        </div>
      )}
    </section>
  );
}

/** Returns the sentence about what a rewind does. */
function effectOf(undone: number, restored: number): string {
  if (undone > 0 && restored > 0) return words.rewindDoesBoth(undone, restored);
  if (undone > 0) return words.rewindUndoes(undone);
  return restored > 0 ? words.rewindRestores(restored) : words.rewindDoesNothing;
}

/** The dialog that confirms a rewind. It shows how many steps are undone, and asks for a reason that all seats see. */
function ConfirmRewind({ to }: { readonly to: number }): VNode {
  const model = useBattle();
  const { link, rewindTo } = useController();
  const { rev } = useSnapshot();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    rewindTo.value = null;
  };
  const rewinds = model.rewinds.value;
  const [now, then] = [courseTo(rewinds, rev), courseTo(rewinds, to)];
  const undone = stepsBeside(now, then, rewinds).length;
  const restored = stepsBeside(then, now, rewinds).length;
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const why = String(new FormData(event.currentTarget as HTMLFormElement).get('why')).trim();
    void link.ask({ do: 'rewind', to, rev, why });
    close();
  };
  return (
    <dialog ref={dialog} class="rewind card" aria-labelledby="rewind-title" onClose={close}>
      <form onSubmit={go}>
        <h2 id="rewind-title">{words.confirmRewind}</h2>
        <p data-testid="rewind-steps">{effectOf(undone, restored)}</p>
        <label>
          {words.why}{' '}
          <input class="field" name="why" maxLength={200} autocomplete="off" data-testid="rewind-why" />
        </label>
        <div class="takeback-buttons">
          <button type="submit" class="button primary" data-testid="rewind-sure">
            <Icon of={Undo2} /> {words.rewind}
          </button>
          <button type="button" class="button" onClick={close}>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
