import {
  onDemand,
  type PlannedChoice,
  type RatedForecast,
  type RatedOdds,
} from '../../../engine/core/forecast.ts';
import { cached, fightersOf, findFighter } from '../../../engine/state/table.ts';
import type { LIMITS, NumberField, Sheet } from '../sheet/archetypes.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { worthOfHarm } from './phase-evaluation.ts';

/*
 * Guesses about unknown enemies, whose numbers are secret until learned (PHASE-R46). Players see no odds that
 * depend on them, but bots use guesses.
 */

type Limit = (typeof LIMITS)[number];
type Guess = Record<NumberField, number> & Pick<Sheet, 'weapons' | 'reactions'>;
type Limits = Record<Exclude<Limit, 'hpMax'>, number>;

/** Typical values of an enemy. */
const USUAL: Guess = {
  dodge: 10,
  adef: 9,
  speed: 4,
  scope: 6,
  grit: 1,
  bulk: 1,
  agility: 0,
  mind: 0,
  magic: 0,
  saveTarget: 11,
  weapons: ['hand-axe'],
  reactions: ['opportunity'],
};

/** Typical limits of heroes and of NPCs. */
const HERO: Limits = { armor: 1, stressCap: 8, mpMax: 2, recoveries: 2, woundCap: 2, overstressCap: 2 };
const NPC: Limits = { armor: 1, stressCap: 7, mpMax: 2, recoveries: 0, woundCap: 1, overstressCap: 1 };
const HP_MAX = 10;

/** The assumed chance that an unknown enemy makes an opportunity attack. */
const STRIKES = 0.8;

function isKnown(fighter: { readonly saveTarget: number | null }): boolean {
  return fighter.saveTarget !== null;
}

/** Returns the table with guessed numbers for unknown fighters; the same table if all fighters are known. */
export function guessed(seen: PhasesTable): PhasesTable {
  return cached(seen, guessed, () => guessAt(seen));
}

function guessAt(seen: PhasesTable): PhasesTable {
  const unknown = fightersOf(seen).filter((fighter) => !isKnown(fighter));
  if (unknown.length === 0) return seen;
  const guesses = unknown.map((fighter) => [fighter.id, likely(fighter)] as const);
  return { ...seen, fighters: { ...seen.fighters, ...Object.fromEntries(guesses) } };
}

/** Returns an unknown fighter with typical numbers. Its visible values, such as hit points, can raise them. */
function likely(fighter: PhasesFighter): PhasesFighter {
  const limits = fighter.pc ? HERO : NPC;
  const { hp, mp, stress, wounds, overstress } = fighter;
  return {
    ...fighter,
    ...USUAL,
    ...limits,
    hpMax: Math.max(hp, HP_MAX),
    mpMax: Math.max(mp, limits.mpMax),
    fullMp: Math.max(mp, limits.mpMax),
    stressCap: Math.max(stress, limits.stressCap),
    woundCap: Math.max(wounds + 1, limits.woundCap),
    overstressCap: Math.max(overstress + 1, limits.overstressCap),
    recovery: limits.recoveries,
  };
}

/** Returns a forecast without the odds that depend on unknown fighters. Keeps their worth, which only bots use. */
export function withoutUnknownOdds(
  seen: PhasesTable,
  table: PhasesTable,
  me: PhasesFighter,
  prospect: PlannedChoice,
  forecast: RatedForecast,
): RatedForecast {
  const isVeiled = (ids: readonly unknown[]) => ids.some((id) => isUnknown(seen, id));
  const { cost, odds, against, provokes } = forecast;
  const open = provokes.filter(({ by }) => !isVeiled([by]));
  const peril = provokes
    .filter(({ by }) => isVeiled([by]))
    .reduce((so, one) => so + Math.min(0, STRIKES * worthOfHarm(table, me, { ...one.odds, worth: 0 })), 0);
  const told =
    odds && isVeiled([me.id, ...partiesTo(seen, prospect, odds)])
      ? guess(worthOfHarm(table, me, odds))
      : odds;
  const whole = peril === 0 ? told : { ...(told ?? guess(0)), worth: (told?.worth ?? 0) + peril };
  return onDemand(
    { cost, ...(whole && { odds: whole }) },
    { against: () => against, provokes: () => open, area: () => forecast.area },
  );
}

function guess(worth: number): RatedOdds {
  return { outcomes: [], success: 1, effects: [], worth };
}

/** Returns the ids of the fighters, besides the actor, whose numbers these odds depend on. */
function partiesTo(seen: PhasesTable, prospect: PlannedChoice, { outcomes, effects }: RatedOdds): unknown[] {
  if (outcomes.length === 0 && effects.length === 0) return [];
  const [top] = 'answer' in prospect ? seen.stack : [];
  return [prospect.target, prospect.then, top?.by, top?.target, ...effects.map((effect) => effect.target)];
}

function isUnknown(seen: PhasesTable, id: unknown): boolean {
  const fighter = typeof id === 'string' ? findFighter(seen, id) : undefined;
  return fighter !== undefined && !isKnown(fighter);
}
