/// <reference path="../../editions/module.d.ts" />
import type { Rulebook } from '../engine/history/rulebooks.ts';

/** The rulebooks of this release. `npm run shelf` writes this file from their manifests. */
export const SHELF: readonly Rulebook[] = [
  {
    id: 'flow',
    version: 3,
    title: 'Flow',
    load: async () => ({ ruleset: (await import('./flow/index.ts')).flow }),
  },
  {
    id: 'vigil',
    version: 2,
    title: 'Vigil',
    load: async () => ({ ruleset: (await import('./vigil/index.ts')).vigil }),
  },
  {
    id: 'hunt',
    version: 2,
    title: 'Hunt',
    load: async () => ({ ruleset: (await import('./hunt/index.ts')).hunt }),
  },
  {
    id: 'phases',
    version: 2,
    title: 'Phases',
    load: async () => ({ ruleset: (await import('./phases/index.ts')).phases }),
  },
  {
    id: 'degrees',
    version: 2,
    title: 'Degrees',
    load: async () => ({ ruleset: (await import('./degrees/index.ts')).degrees }),
  },
  {
    id: 'degrees',
    version: 1,
    title: 'Degrees',
    load: () => import('../../editions/degrees-1/rulebook.js'),
  },
  {
    id: 'flow',
    version: 2,
    title: 'Flow',
    load: () => import('../../editions/flow-2/rulebook.js'),
  },
  {
    id: 'hunt',
    version: 1,
    title: 'Hunt',
    load: () => import('../../editions/hunt-1/rulebook.js'),
  },
  {
    id: 'phases',
    version: 1,
    title: 'Phases',
    load: () => import('../../editions/phases-1/rulebook.js'),
  },
  {
    id: 'vigil',
    version: 1,
    title: 'Vigil',
    load: () => import('../../editions/vigil-1/rulebook.js'),
  },
];
