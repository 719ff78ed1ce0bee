export * from './engine/core/action.ts';
export * from './engine/core/axes.ts';
export * from './engine/core/battle.ts';
export * from './engine/core/event.ts';
export * from './engine/core/forecast.ts';
export * from './engine/core/input.ts';
export * from './engine/core/prompt.ts';
export * from './engine/core/rejection.ts';
export * from './engine/core/ruleset.ts';
export * from './engine/core/script.ts';
export * from './engine/core/standing-orders.ts';
export * from './engine/gm/overrides.ts';
export * from './engine/gm/painting.ts';
export * from './engine/history/edition.ts';
export * from './engine/history/edition-name.ts';
export * from './engine/history/journal.ts';
export * from './engine/history/rewind.ts';
export * from './engine/presentation/description.ts';
export {
  bare,
  type FieldSchema,
  type FieldSchemas,
  type FieldType,
  initialOf,
  type Outline,
  type Outlines,
  readValue,
} from './engine/schema/field-schema.ts';
export * from './engine/schema/records.ts';
export * from './engine/state/dice.ts';
export * from './engine/state/setup.ts';
export * from './engine/state/table.ts';
export * from './engine/visibility/event-audience.ts';
export * from './engine/visibility/secrets.ts';
export * from './engine/visibility/view.ts';
export * from './hex/area.ts';
export * from './hex/axial.ts';
export * from './hex/fov.ts';
export * from './hex/line.ts';
export * from './hex/map.ts';
export * from './hex/path.ts';
export * from './hex/pixel.ts';
export type * from './hex/steps.ts';
export * from './scenario/scenario.ts';
