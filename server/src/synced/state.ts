import { type SchemaType, schema, t } from '@colyseus/schema';

/** Fields of a fighter or of the table, each as JSON text to fit any ruleset. */
export const FieldsState = schema(
  { id: t.string(), fields: t.map('string'), isBot: t.boolean(), bot: t.string() },
  'FieldsState',
);
export type FieldsState = SchemaType<typeof FieldsState>;

export const PromptState = schema(
  {
    id: t.string(),
    for: t.string(),
    speaker: t.string(),
    kind: t.string(),
    options: t.string(),
    fallback: t.string(),
    deadline: t.float64(),
  },
  'PromptState',
);
export type PromptState = SchemaType<typeof PromptState>;

export const SeatState = schema(
  {
    id: t.string(),
    name: t.string(),
    role: t.string(),
    connected: t.boolean(),
    fighters: t.string(),
    away: t.string(),
    banks: t.string(),
    ready: t.boolean(),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

/** The events of the last input for one seat, or for the GMs. */
export const WhisperState = schema({ id: t.string(), told: t.string() }, 'WhisperState');
export type WhisperState = SchemaType<typeof WhisperState>;

/** A hero that waits for a GM, with the id of its seat. Visible to that seat and to GMs. */
export const HeroState = schema({ id: t.string(), hero: t.string() }, 'HeroState');
export type HeroState = SchemaType<typeof HeroState>;

/** The synced state of a room. A seat sees only its own part of the maps marked `view`. */
export const BattleState = schema(
  {
    rev: t.uint32(),
    status: t.string(),
    title: t.string(),
    ruleset: t.string(),
    version: t.uint32(),
    head: t.map('string'),
    fighters: t.map(FieldsState),
    hidden: t.map(FieldsState).view(),
    secrets: t.map(FieldsState).view(),
    overlays: t.map(FieldsState).view(),
    prompts: t.map(PromptState).view(),
    heroes: t.map(HeroState).view(),
    waiting: t.string(),
    shapes: t.array('string'),
    told: t.string(),
    whispers: t.map(WhisperState).view(),
    said: t.string(),
    seats: t.map(SeatState),
    settings: t.string(),
    diceHash: t.string(),
    diceSeed: t.string(),
    branches: t.string(),
    takeback: t.string(),
    watching: t.string(),
  },
  'BattleState',
);
export type BattleState = SchemaType<typeof BattleState>;
