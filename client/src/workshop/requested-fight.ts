import type { Ruleset } from '@riposte/shared';
import type { FoeChoices, Foes, Range, Request } from '@riposte/shared/request/request';
import type { Fight } from '@riposte/shared/scenario/write-fight';
import { HEROES, usualSide } from '../battle/new-fighters.ts';
import { type Placement, placementsIn } from './foe-places.ts';
import { withFoes, withoutFoes } from './with-foes.ts';

/** The values that an author enters on the form. */
export interface RequestForm extends Request {
  /** The archetypes that enemies may have; undefined for those that are enemies in the ready-made fights. */
  readonly kinds: readonly string[] | undefined;
  /** The number of enemies; undefined for a number that suits the heroes. */
  readonly number: Range | undefined;
  /** The limits of each search. */
  readonly fights: number;
  readonly minutes: number;
}

/** A search that runs or has run: the form, and the fight that gets new enemies. */
export interface Requested {
  readonly form: RequestForm;
  readonly ruleset: Ruleset;
  readonly fight: Fight;
  readonly choices: FoeChoices;
  readonly placements: readonly Placement[];
}

/** The largest number of enemies. */
export const MOST_FOES = 20;
/** Returns the input of a search for enemies: the fight without its own enemies, and the choices for new ones. */
export function requestedFight(form: RequestForm, ruleset: Ruleset, fight: Fight): Requested {
  const setup = withoutFoes(fight.setup);
  const placements = placementsIn(setup);
  const party = partyOf(fight);
  const kinds = kindsFor(form, ruleset, fight);
  const number = form.number ?? usualNumber(party);
  const choices = { heroes: HEROES, party, kinds, number, placements: placements.length };
  return { form, ruleset, fight: { ...fight, setup }, choices, placements };
}

/** Returns the number of heroes in a fight. */
export function partyOf({ setup }: Fight): number {
  return setup.combatants.filter(({ side }) => side === HEROES).length;
}

/** Returns the range for the number of enemies if the author does not give one. */
export function usualNumber(party: number): Range {
  return { low: 1, high: Math.min(MOST_FOES, 2 * party + 2) };
}

/**
 * Returns the archetypes that enemies may have: those of the form that still exist, or else those that are enemies in
 * the ready-made fights, or else all.
 */
export function kindsFor({ kinds }: RequestForm, ruleset: Ruleset, { setup }: Fight): readonly string[] {
  const all = Object.keys(ruleset.description.archetypes);
  const chosen = all.filter((kind) => kinds?.includes(kind));
  if (chosen.length > 0) return chosen;
  const foes = all.filter((kind) => usualSide(ruleset, setup.content, kind) !== HEROES);
  return foes.length > 0 ? foes : all;
}

/** Returns a fight with the enemies of a trial; undefined if the map has no room for them. */
export function fightWith({ ruleset, placements }: Requested, fight: Fight, foes: Foes): Fight | undefined {
  const placement = placements[foes.placement];
  const setup = placement && withFoes(ruleset, fight.setup, foes, placement);
  return setup && { ...fight, setup };
}
