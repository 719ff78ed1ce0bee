import type { BeatElement, EventLook } from '../engine/state/beats.ts';

/** Returns the look of a blow. */
export const struck = (element: BeatElement): EventLook => ({ beat: 'strike', element });

/** Returns the look of a shot. */
export const shot = (element: BeatElement): EventLook => ({ beat: 'shoot', element });

/** Returns the look of a spell. */
export const cast = (element: BeatElement): EventLook => ({ beat: 'cast', element });
