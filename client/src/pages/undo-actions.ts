import type { LogEntry } from '../log/log.ts';
import type { SeatController } from '../session/seat-controller.ts';
import * as words from '../words/table.ts';

/**
 * Returns the label and handler of the button that undoes this seat's last step. Undefined in the lobby and for
 * spectators.
 */
export function undoButton(
  controller: SeatController,
): { readonly label: string; readonly run: () => void } | undefined {
  const { link, model } = controller;
  const role = link.welcome.value?.role;
  if (model.snapshot.value?.status === 'gathering' || role === 'spectator') return undefined;
  return role === 'gm'
    ? { label: words.undoLastStep, run: () => askToRewind(controller, 'last') }
    : { label: words.askToUndoMyLastStep, run: () => void link.ask({ do: 'takeback' }) };
}

/** Returns a function that rewinds the battle to just before a revision; undefined unless this seat is the GM. */
export function rewindOf(controller: SeatController): ((rev: number) => void) | undefined {
  return isGm(controller) ? (rev) => askToRewind(controller, rev - 1) : undefined;
}

/** Returns a function that loads the log lines that a rewind has undone; undefined unless this seat is the GM. */
export function undoneLinesOf(
  controller: SeatController,
): ((rev: number) => Promise<readonly LogEntry[]>) | undefined {
  const { link, model } = controller;
  if (!isGm(controller)) return undefined;
  return async (rev) => (await link.undone(rev)).flatMap((result) => model.linesOf(result));
}

/** Opens the dialog that asks the GM to confirm a rewind. */
export function askToRewind(controller: SeatController, to: number | 'last'): void {
  controller.rewindTo.value = to;
}

function isGm({ link }: SeatController): boolean {
  return link.welcome.value?.role === 'gm';
}
