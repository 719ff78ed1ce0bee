export * from './engine/action.ts';
export * from './engine/axes.ts';
export * from './engine/battle.ts';
export * from './engine/description.ts';
export * from './engine/dice.ts';
export * from './engine/edition.ts';
export * from './engine/edition-name.ts';
export * from './engine/event.ts';
export * from './engine/forcing.ts';
export * from './engine/forecast.ts';
export * from './engine/hearing.ts';
export * from './engine/input.ts';
export * from './engine/journal.ts';
export {
  bare,
  initialOf,
  type Kind,
  type Kinds,
  type Look,
  type Outline,
  type Outlines,
  readValue,
} from './engine/kinds.ts';
export * from './engine/painting.ts';
export * from './engine/prompt.ts';
export * from './engine/records.ts';
export * from './engine/rejection.ts';
export * from './engine/rewind.ts';
export * from './engine/ruleset.ts';
export * from './engine/script.ts';
export * from './engine/secrets.ts';
export * from './engine/setup.ts';
export * from './engine/standing.ts';
export * from './engine/table.ts';
export * from './engine/view.ts';
export * from './hex/area.ts';
export * from './hex/axial.ts';
export * from './hex/fov.ts';
export * from './hex/line.ts';
export * from './hex/map.ts';
export * from './hex/path.ts';
export * from './hex/pixel.ts';
export type * from './hex/steps.ts';
export * from './scenario/scenario.ts';
