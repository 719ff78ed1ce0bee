import { parseSetup, type Setup } from './setup.ts';

/** Pictures as data URIs, keyed by the name that `nameOfPicture` derives from their content. */
export type Pictures = Readonly<Record<string, string>>;

/** A ready-made fight. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** One or two sentences that help to choose the scenario. */
  readonly blurb: string;
  readonly setup: Setup;
  /** All pictures that the setup uses; omitted if it uses none. */
  readonly pictures?: Pictures;
}

/**
 * Returns the first scenario with more than two fighters; undefined if there is none. For tests and measurements of
 * group play.
 */
export function groupFight(scenarios: readonly Scenario[]): Scenario | undefined {
  return scenarios.find(({ setup }) => setup.combatants.length > 2);
}

/** The part of a scenario's file that describes it; the rest of the file is its setup. */
interface FightFile {
  readonly title: string;
  readonly blurb: string;
}

/** Parses scenarios from their files, which are keyed by id. Throws `SetupError` if a file does not hold a setup. */
export function scenariosFrom(files: Readonly<Record<string, FightFile>>): Scenario[] {
  return Object.entries(files).map(([id, { title, blurb, ...rest }]) => ({
    id,
    title,
    blurb,
    setup: parseSetup(rest),
  }));
}
