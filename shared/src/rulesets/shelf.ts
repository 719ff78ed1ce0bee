import type { Ruleset } from '../engine/core/ruleset.ts';

/** Every rulebook that can be played, by its id, loaded when it is taken down: the one place outside their folders that names them. */
export const SHELF: Readonly<Record<string, () => Promise<Ruleset>>> = {
  flow: async () => (await import('./flow/index.ts')).flow,
  vigil: async () => (await import('./vigil/index.ts')).vigil,
  hunt: async () => (await import('./hunt/index.ts')).hunt,
  phases: async () => (await import('./phases/index.ts')).phases,
  degrees: async () => (await import('./degrees/index.ts')).degrees,
};
