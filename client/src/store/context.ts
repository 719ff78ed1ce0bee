import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Play } from './play.ts';
import type { Scene } from './scene.ts';

const PlayContext = createContext<Play | null>(null);

/** Gives the panels below it the seat that they draw. */
export const PlayProvider = PlayContext.Provider;

/** The seat that a panel draws. Throws outside a table. */
export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('A panel was drawn outside a table.');
  return play;
}

/** The seat and what it sees, for panels that are shown only once there is a table. */
export function useScene(): { play: Play; scene: Scene } {
  const play = usePlay();
  const scene = play.scene.value;
  if (!scene) throw new Error('A panel was drawn before there was a table.');
  return { play, scene };
}
