import type { Ruleset } from '../engine/core/ruleset.ts';

/** Functions that load the rulesets, by id. `npm run shelf` writes this file from their manifests. */
export const SHELF: Readonly<Record<string, () => Promise<Ruleset>>> = {
  flow: async () => (await import('./flow/index.ts')).flow,
  vigil: async () => (await import('./vigil/index.ts')).vigil,
  hunt: async () => (await import('./hunt/index.ts')).hunt,
  phases: async () => (await import('./phases/index.ts')).phases,
  degrees: async () => (await import('./degrees/index.ts')).degrees,
};
