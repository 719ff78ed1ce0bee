/** The animations that the map can play for an event. An event without one appears only in the log. */
export const BEATS = [
  'walk',
  'push',
  'strike',
  'shoot',
  'cast',
  'grab',
  'guard',
  'counter',
  'miss',
  'hurt',
  'heal',
  'trip',
  'fall',
  'die',
  'rise',
  'cancel',
] as const;
export type Beat = (typeof BEATS)[number];

/** The elements of attacks and spells. They determine colors, shapes and sounds. */
export const BEAT_ELEMENTS = [
  'steel',
  'blunt',
  'claws',
  'arrow',
  'stone',
  'fire',
  'frost',
  'lightning',
  'spell',
  'voice',
] as const;
export type BeatElement = (typeof BEAT_ELEMENTS)[number];

/** The look and sound of an event: its animation, and the element of the attack or spell. */
export interface EventLook {
  readonly beat?: Beat;
  readonly element?: BeatElement;
}

/** Looks by id, for example by the id of a weapon. */
export type LooksById = Readonly<Record<string, EventLook>>;
