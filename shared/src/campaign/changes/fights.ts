import { whole } from '../../engine/core/apply-content.ts';
import type { Fault } from '../../engine/presentation/rejection.ts';
import { fighter, flag, listOf, oneOf, optional } from '../../engine/schema/field-schema.ts';
import { type Campaign, type CampaignFight, type FightResult, MOST } from '../campaign.ts';
import { differences, fightRecord, PARTS } from '../campaign-schema.ts';
import type { Difference } from '../differences.ts';
import { added, change, inTurn, isFault, newId, replaced } from './change.ts';
import { applyResult, type Changed, undoResult } from './results.ts';

const addFight = change({
  by: 'gm',
  params: { battle: PARTS.battle, title: PARTS.title, document: optional(PARTS.document) },
  apply(campaign, { battle, title, document = null }, { at }) {
    if (campaign.fights.some((fight) => fight.battle === battle)) return 'fight-twice';
    const { id, next } = newId(campaign, 'f');
    const fight: CampaignFight = {
      id,
      battle,
      title,
      document,
      recording: null,
      at,
      isOver: false,
      results: [],
    };
    const fights = added(campaign.fights, fight, MOST.fights);
    return fights === 'too-many' ? fights : { ...campaign, next, fights };
  },
});

const editFight = change({
  by: 'gm',
  params: {
    fight: fighter,
    title: optional(PARTS.title),
    document: optional(PARTS.document),
    recording: optional(PARTS.recording),
    isOver: optional(flag),
  },
  apply: (campaign, { fight, ...given }) => withFight(campaign, fight, (known) => ({ ...known, ...given })),
});

const RESULT = whole({ hero: fighter, differences, record: fightRecord });
type Proposal = Pick<FightResult, 'hero' | 'differences' | 'record'>;

/**
 * Proposes the results of a fight for these heroes, and marks the fight as over. Replaces earlier proposals for them.
 */
const proposeResults = change({
  by: 'gm',
  params: { fight: fighter, results: listOf(RESULT, MOST.heroes) },
  apply(campaign, { fight: id, results }) {
    const proposals = results as unknown as readonly Proposal[];
    const ids = new Set(proposals.map(({ hero }) => hero));
    if (ids.size < proposals.length) return 'bad-input';
    if (![...ids].every((one) => campaign.heroes.some((hero) => hero.id === one))) return 'no-such-hero';
    const fight = campaign.fights.find((one) => one.id === id);
    if (fight?.results.some(({ hero, status }) => ids.has(hero) && status === 'applied'))
      return 'already-applied';
    const proposed = proposals.map((one): FightResult => ({ ...one, status: 'proposed', kept: [] }));
    return withFight(campaign, id, (known) => ({
      ...known,
      isOver: true,
      results: [...known.results.filter(({ hero }) => !ids.has(hero)), ...proposed],
    }));
  },
});

const editResult = change({
  by: 'gm',
  params: { fight: fighter, hero: fighter, differences },
  apply(campaign, { fight: id, hero, differences: given }) {
    const result = resultIn(campaign, id, hero);
    if (isFault(result)) return result;
    if (result.status === 'applied') return 'already-applied';
    const edited: FightResult = {
      ...result,
      differences: given as unknown as readonly Difference[],
      status: 'proposed',
      kept: [],
    };
    return withResult(campaign, id, edited);
  },
});

const someHeroes = { fight: fighter, heroes: listOf(fighter, MOST.heroes) };

/** Applies the proposed results of these heroes, all or none. */
const applyResults = change({
  by: 'gm',
  params: someHeroes,
  apply: (campaign, { fight, heroes }, sender) =>
    forResults(campaign, fight, heroes, (now, result) =>
      result.status === 'applied' ? 'already-applied' : applyResult(now, fight, result, sender),
    ),
});

/** Undoes the applied results of these heroes, as far as no later change has touched the same values. */
const undoResults = change({
  by: 'gm',
  params: someHeroes,
  apply: (campaign, { fight, heroes }, sender) =>
    forResults(campaign, fight, heroes, (now, result) =>
      result.status === 'applied' ? undoResult(now, fight, result, sender) : 'not-applied',
    ),
});

/**
 * Removes a fight. If results have been applied, `results` must say whether the heroes keep them or they are undone
 * first.
 */
const removeFight = change({
  by: 'gm',
  params: { fight: fighter, results: optional(oneOf(['keep', 'undo'])) },
  apply(campaign, { fight: id, results }, sender) {
    const fight = campaign.fights.find((one) => one.id === id);
    if (!fight) return 'no-such-fight';
    const applied = fight.results.filter(({ status }) => status === 'applied').map(({ hero }) => hero);
    if (applied.length > 0 && results === undefined) return 'results-applied';
    const undone =
      results === 'undo'
        ? forResults(campaign, id, applied, (now, result) => undoResult(now, id, result, sender))
        : campaign;
    if (isFault(undone)) return undone;
    return { ...undone, fights: replaced(undone.fights, id, () => undefined) };
  },
});

function withFight(
  campaign: Campaign,
  id: string,
  to: (fight: CampaignFight) => CampaignFight,
): Campaign | Fault {
  if (!campaign.fights.some((fight) => fight.id === id)) return 'no-such-fight';
  return { ...campaign, fights: replaced(campaign.fights, id, to) };
}

function resultIn(campaign: Campaign, id: string, hero: string): FightResult | Fault {
  const fight = campaign.fights.find((one) => one.id === id);
  if (!fight) return 'no-such-fight';
  return fight.results.find((one) => one.hero === hero) ?? 'no-such-result';
}

function withResult(campaign: Campaign, id: string, result: FightResult): Campaign | Fault {
  return withFight(campaign, id, (fight) => ({
    ...fight,
    results: fight.results.map((one) => (one.hero === result.hero ? result : one)),
  }));
}

/** Changes a campaign for the results of several heroes in turn. Returns the changed campaign, or the first fault. */
function forResults(
  campaign: Campaign,
  fight: string,
  heroes: readonly string[],
  apply: (campaign: Campaign, result: FightResult) => Changed | Fault,
): Campaign | Fault {
  return inTurn(campaign, heroes, (now, hero) => {
    const result = resultIn(now, fight, hero);
    if (isFault(result)) return result;
    const after = apply(now, result);
    return isFault(after) ? after : withResult(after.campaign, fight, after.result);
  });
}

export const FIGHT_CHANGES = {
  'add-fight': addFight,
  'edit-fight': editFight,
  'propose-results': proposeResults,
  'edit-result': editResult,
  'apply-results': applyResults,
  'undo-results': undoResults,
  'remove-fight': removeFight,
};
