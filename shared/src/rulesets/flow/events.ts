import type { EventKind } from '../../engine/event.ts';

/** What its events hold besides who did it to whom, and how the map plays them. */
export const EVENTS = {} satisfies Readonly<Record<string, EventKind>>;
