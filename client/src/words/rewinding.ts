import { counted } from '@riposte/shared/engine/presentation/text/plural';

/* Text about rewinds, undo requests and undone steps. */

export const undoneSteps = 'Undone steps';
export const noLogEntries = 'The undone steps had no log entries.';
export const undoRequest = 'Undo request';
export const acceptUndo = 'Undo it';
export const decline = 'Decline';
export const why = 'Reason (optional)';
export const rewind = 'Rewind';
export const cancel = 'Cancel';
export const confirmRewind = 'Rewind to here?';
export const yoursWasDeclined = 'The GM declined your undo request.';
export const requestWasDeclined = (name: string) => `The GM declined ${name}’s undo request.`;
export const youAskToUndo = (steps: number) => `You asked the GM to undo ${counted(steps, 'step')}.`;
export const playerAsksToUndo = (name: string, steps: number) =>
  `${name} asks to undo ${counted(steps, 'step')}.`;
export const whatRewindDoes = (undone: number, restored: number) => {
  const undoes = undone > 0 && `undoes ${counted(undone, 'step')}`;
  const restores = restored > 0 && `restores ${counted(restored, 'step')}`;
  const effects = [undoes, restores].filter(Boolean).join(' and ');
  return `This ${effects || 'changes nothing'}. Later dice are rolled again, and everyone is notified.`;
};
