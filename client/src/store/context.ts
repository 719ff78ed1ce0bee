import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Hand } from './hand.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const StageContext = createContext<Stage | null>(null);
const HandContext = createContext<Hand | null>(null);

/** Gives the panels below it the battle that they draw. */
export const StageProvider = StageContext.Provider;

/** Gives the panels below it the seat that acts by them. */
export const HandProvider = HandContext.Provider;

/** The battle that a panel draws. Throws outside one. */
export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('A panel was drawn where there is no battle.');
  return stage;
}

/** What is seen of it, for panels that are shown only once there is a table. */
export function useScene(): Scene {
  const scene = useStage().scene.value;
  if (!scene) throw new Error('A panel was drawn before there was a table.');
  return scene;
}

/** The seat that acts by a panel. Throws where one can only look on. */
export function useHand(): Hand {
  const hand = useContext(HandContext);
  if (!hand) throw new Error('A panel to act by was drawn where one can only look on.');
  return hand;
}
