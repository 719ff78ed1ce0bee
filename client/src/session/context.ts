import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { SeatController } from './seat-controller.ts';

const BattleContext = createContext<BattleViewModel | null>(null);
const ControllerContext = createContext<SeatController | null>(null);

/** Provides the view model to panels. */
export const BattleProvider = BattleContext.Provider;

/** Provides the seat controller to panels. */
export const ControllerProvider = ControllerContext.Provider;

/** Returns the view model of the battle. Throws outside a `BattleProvider`. */
export function useBattle(): BattleViewModel {
  const model = useContext(BattleContext);
  if (!model) throw new Error('A panel was drawn where there is no battle.');
  return model;
}

/** Returns the snapshot of the battle, and redraws the component with each new one. */
export function useSnapshot(): BattleSnapshot {
  return snapshotIn(useBattle());
}

/** Returns the snapshot of the battle. Throws if there is none yet. */
export function snapshotIn({ snapshot: { value: snapshot } }: BattleViewModel): BattleSnapshot {
  if (!snapshot) throw new Error('A panel was drawn before there was a table.');
  return snapshot;
}

/** Returns the controller of this seat. Throws outside a `ControllerProvider`. */
export function useController(): SeatController {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error('A panel to act by was drawn where one can only look on.');
  return controller;
}
