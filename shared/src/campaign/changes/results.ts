import type { Fault } from '../../engine/presentation/rejection.ts';
import type { Id } from '../../engine/schema/ids.ts';
import { isSameJson } from '../../engine/schema/same-json.ts';
import type { Campaign, CampaignHero, FightResult, KeptDifference } from '../campaign.ts';
import { type Difference, differencesBetween, forHistory, valueAt, withValues } from '../differences.ts';
import { rulesOf } from '../rules.ts';
import { replaced, type Sender } from './change.ts';
import { misfitOf, withHistory } from './fit.ts';
import { misfitsOfUndo } from './undo.ts';

/** A campaign after a result has been applied or undone, and the changed result. */
export interface Changed {
  readonly campaign: Campaign;
  readonly result: FightResult;
}

/** Gives a hero the values of a result. The applied result records the values that the hero had before. */
export function applyResult(
  campaign: Campaign,
  fight: Id,
  result: FightResult,
  { ruleset, member, at }: Sender,
): Changed | Fault {
  const hero = campaign.heroes.find(({ id }) => id === result.hero);
  if (!hero) return 'no-such-hero';
  const changed = withValues(hero, result.differences, 'after');
  const fault = misfitOf(rulesOf(ruleset, campaign), changed);
  if (fault) return fault;
  const differences = differencesBetween(hero, changed);
  const by = member?.id ?? null;
  const told = differences.map(forHistory);
  const entry = { kind: 'fight', at, by, fight, differences: told, record: result.record } as const;
  return {
    campaign: withHero(campaign, withHistory(changed, entry)),
    result: { ...result, status: 'applied', differences, kept: [] },
  };
}

/**
 * Gives a hero back the values that it had before a result was applied. A value stays if a later change has touched it,
 * or if the rules no longer accept the earlier one.
 */
export function undoResult(
  campaign: Campaign,
  fight: Id,
  result: FightResult,
  { ruleset, member, at }: Sender,
): Changed | Fault {
  const hero = campaign.heroes.find(({ id }) => id === result.hero);
  if (!hero) return 'no-such-hero';
  const free = result.differences.filter((one) => !isTouched(hero, fight, one));
  const misfits = misfitsOfUndo(rulesOf(ruleset, campaign), hero, free);
  const undone = free.filter((one) => !misfits.has(one));
  const restored = withValues(hero, undone, 'before');
  const kept = result.differences
    .filter((one) => !undone.includes(one))
    .map((one): KeptDifference => ({ ...one, ...(misfits.has(one) && { misfit: misfits.get(one) ?? '' }) }));
  const history = hero.history.map((entry) =>
    entry.kind === 'fight' && entry.fight === fight ? { ...entry, isUndone: true as const } : entry,
  );
  const by = member?.id ?? null;
  const told = differencesBetween(hero, restored).map(forHistory);
  const entry = { kind: 'undone', at, by, fight, differences: told } as const;
  return {
    campaign: withHero(campaign, withHistory({ ...restored, history }, entry)),
    result: { ...result, status: 'undone', kept },
  };
}

/** Returns whether a change after a fight's result has touched a value. A result that was undone does not count. */
function isTouched(hero: CampaignHero, fight: Id, difference: Difference): boolean {
  const applied = hero.history.findLastIndex((entry) => entry.kind === 'fight' && entry.fight === fight);
  const later = hero.history
    .slice(applied + 1)
    .filter(({ kind, isUndone }) => kind !== 'undone' && !isUndone);
  const isSame = ({ part, key }: Difference) => part === difference.part && key === difference.key;
  const isOther = !isSameJson(valueAt(hero, difference), difference.after);
  return isOther || later.some(({ differences }) => differences.some(isSame));
}

function withHero(campaign: Campaign, hero: CampaignHero): Campaign {
  return { ...campaign, heroes: replaced(campaign.heroes, hero.id, () => hero) };
}
