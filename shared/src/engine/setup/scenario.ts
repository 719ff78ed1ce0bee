import { parseSetup, type Setup } from './setup.ts';

/** Pictures as data URIs, each by the name of what is in it: see `nameOfPicture`. */
export type Album = Readonly<Record<string, string>>;

/** A ready-made fight. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** One or two sentences for whoever chooses it. */
  readonly blurb: string;
  readonly setup: Setup;
  /** All pictures that hang in it; left out: none. */
  readonly pictures?: Album;
}

/**
 * The first of some ready-made fights that is no duel, for whatever is to be tried or measured as groups play
 * it.
 */
export function groupFight(scenarios: readonly Scenario[]): Scenario | undefined {
  return scenarios.find(({ setup }) => setup.combatants.length > 2);
}

/** What a ready-made fight's file says to whoever chooses it; all else in it is its setup. */
interface FightFile {
  readonly title: string;
  readonly blurb: string;
}

/** Ready-made fights from their files, by id. Throws `SetupError` where one is no setup. */
export function scenariosFrom(files: Readonly<Record<string, FightFile>>): Scenario[] {
  return Object.entries(files).map(([id, { title, blurb, ...rest }]) => ({
    id,
    title,
    blurb,
    setup: parseSetup(rest),
  }));
}
