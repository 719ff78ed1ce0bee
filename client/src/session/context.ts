import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { SeatController } from './seat-controller.ts';

const StageContext = createContext<BattleViewModel | null>(null);
const HandContext = createContext<SeatController | null>(null);

/** Gives the panels below it the battle that they draw. */
export const StageProvider = StageContext.Provider;

/** Gives the panels below it the seat that acts by them. */
export const HandProvider = HandContext.Provider;

/** The battle that a panel draws. Throws outside one. */
export function useBattle(): BattleViewModel {
  const model = useContext(StageContext);
  if (!model) throw new Error('A panel was drawn where there is no battle.');
  return model;
}

/** What is seen of it, for panels that are shown only once there is a table. */
export function useSnapshot(): BattleSnapshot {
  const snapshot = useBattle().snapshot.value;
  if (!snapshot) throw new Error('A panel was drawn before there was a table.');
  return snapshot;
}

/** The seat that acts by a panel. Throws where one can only look on. */
export function useController(): SeatController {
  const controller = useContext(HandContext);
  if (!controller) throw new Error('A panel to act by was drawn where one can only look on.');
  return controller;
}
