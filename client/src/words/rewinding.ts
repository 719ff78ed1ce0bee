import { counted } from '@riposte/shared/engine/presentation/text/plural';

/* Texts about rewinds, undo requests and undone steps. */

export const whatWasUndone = 'Undone steps';
export const nothingTold = 'The undone steps had no log entries.';
export const takeback = 'Undo request';
export const takeItBack = 'Undo it';
export const letItStand = 'Decline';
export const why = 'Reason (optional)';
export const goBack = 'Rewind';
export const stay = 'Cancel';
export const shallItGoBack = 'Rewind to here?';
export const yoursStands = 'The GM declined your undo request.';
export const itStands = (name: string) => `The GM declined ${name}’s undo request.`;
export const youAsk = (steps: number) => `You asked the GM to undo ${counted(steps, 'step')}.`;
export const somebodyAsks = (name: string, steps: number) =>
  `${name} asks to undo ${counted(steps, 'step')}.`;
export const whatRewindDoes = (undone: number, restored: number) => {
  const undoes = undone > 0 && `undoes ${counted(undone, 'step')}`;
  const restores = restored > 0 && `restores ${counted(restored, 'step')}`;
  const effects = [undoes, restores].filter(Boolean).join(' and ');
  return `This ${effects || 'changes nothing'}. Later dice are rolled again, and everyone is notified.`;
};
