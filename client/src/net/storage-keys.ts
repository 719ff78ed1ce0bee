/* The keys of the browser's storage under which this page stores what belongs on a key ring. */

export const BATTLES = 'riposte:battles';
export const CAMPAIGNS = 'riposte:campaigns';
export const LIBRARY = 'riposte:library';
export const PREFERENCES = 'riposte:preferences';
/** The beginning of a key; the id of a rulebook follows. */
export const HEROES = 'riposte:heroes:';
/** The beginning of a key; the id of a battle follows. */
export const LINKS = 'riposte:links:';
/** The beginning of a key; the id of a battle, a colon and the start of the link's secret follow. */
export const SEAT = 'riposte:';
/** The beginning of a key; the id of a campaign follows. What this browser has seen of it is not on key rings. */
export const SEEN_CAMPAIGN = 'riposte:campaign-seen:';
/** Holds a value while a key ring is open in this browser. */
export const KEY_RING = 'riposte:key-ring';

/** The maximum number of battles that a browser lists. */
export const MOST_BATTLES = 20;
