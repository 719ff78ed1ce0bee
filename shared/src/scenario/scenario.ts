import type { Setup } from '../engine/setup.ts';

/** A ready-made fight. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** One or two sentences for whoever chooses it. */
  readonly blurb: string;
  readonly setup: Setup;
}
