export * from './engine/battle/battle.ts';
export * from './engine/battle/input.ts';
export * from './engine/battle/prompt.ts';
export * from './engine/battle/standing-orders.ts';
export * from './engine/core/action.ts';
export * from './engine/core/axes.ts';
export * from './engine/core/choices.ts';
export * from './engine/core/forecast.ts';
export * from './engine/core/foretell.ts';
export * from './engine/core/ruleset.ts';
export * from './engine/core/script.ts';
export * from './engine/gm/overrides.ts';
export * from './engine/gm/painting.ts';
export * from './engine/history/edition.ts';
export * from './engine/history/edition-name.ts';
export * from './engine/history/journal.ts';
export * from './engine/history/rewind.ts';
export * from './engine/presentation/derivation.ts';
export * from './engine/presentation/description.ts';
export * from './engine/presentation/entries.ts';
export * from './engine/presentation/event-display.ts';
export type * from './engine/presentation/figure.ts';
export * from './engine/presentation/rejection.ts';
export * from './engine/presentation/scenery-label.ts';
export {
  type FieldSchema,
  type FieldSchemas,
  type FieldType,
  initialOf,
  readValue,
} from './engine/schema/field-schema.ts';
export type * from './engine/schema/ids.ts';
export type * from './engine/schema/json.ts';
export { bare, type Outline, type Outlines } from './engine/schema/outline.ts';
export * from './engine/schema/records.ts';
export * from './engine/setup/scenario.ts';
export * from './engine/setup/setup.ts';
export * from './engine/state/beats.ts';
export * from './engine/state/dice.ts';
export * from './engine/state/event.ts';
export * from './engine/state/table.ts';
export * from './engine/visibility/event-audience.ts';
export * from './engine/visibility/secrets.ts';
export * from './engine/visibility/view.ts';
export * from './engine/visibility/viewer.ts';
export * from './hex/area.ts';
export * from './hex/axial.ts';
export * from './hex/fov.ts';
export * from './hex/line.ts';
export * from './hex/map.ts';
export * from './hex/notes.ts';
export * from './hex/path.ts';
export * from './hex/pixel.ts';
export * from './hex/scenery.ts';
export type * from './hex/steps.ts';
