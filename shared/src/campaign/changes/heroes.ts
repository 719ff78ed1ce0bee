import { lastingOrder } from '../../engine/battle/lasting-orders.ts';
import { RESTS } from '../../engine/core/lasting.ts';
import type { Fault } from '../../engine/presentation/rejection.ts';
import {
  anything,
  count,
  fighter,
  listOf,
  nullable,
  oneOf,
  optional,
  text,
} from '../../engine/schema/field-schema.ts';
import type { Json } from '../../engine/schema/json.ts';
import { isSameJson } from '../../engine/schema/same-json.ts';
import { type Campaign, type CampaignHero, MOST } from '../campaign.ts';
import { PARTS } from '../campaign-schema.ts';
import { differencesBetween, forHistory } from '../differences.ts';
import { growthFault } from '../growth.ts';
import { restHero, restsOf } from '../rest.ts';
import { rulesOf } from '../rules.ts';
import { added, change, inTurn, newId, replaced, type Sender } from './change.ts';
import { misfitOf, withHistory } from './fit.ts';

type Values = Readonly<Record<string, Json>>;

const addHero = change({
  by: 'player',
  params: {
    owner: nullable(fighter),
    name: optional(PARTS.heroName),
    portrait: optional(PARTS.picture),
    sheet: anything,
    notes: optional(PARTS.heroNotes),
  },
  apply(campaign, { owner, sheet, notes = '', ...looks }, { member, isGm, at, ruleset }) {
    if (!isGm && (!member || owner !== member.id)) return 'not-yours';
    const { id, next } = newId(campaign, 'h');
    const history = [{ kind: 'added', at, by: member?.id ?? null, differences: [] }] as const;
    const values = { sheet: sheet as CampaignHero['sheet'], state: {}, experience: 0, notes };
    const hero: CampaignHero = { id, owner, ...looks, ...values, editable: [], history };
    const fault = faultOfHero(campaign, hero) ?? misfitOf(rulesOf(ruleset, campaign), hero);
    if (fault) return fault;
    const heroes = added(campaign.heroes, hero, MOST.heroes);
    return heroes === 'too-many' ? heroes : { ...campaign, next, heroes };
  },
});

/** Returns the fault of a hero whose owner or picture is not part of the campaign; undefined if both are. */
function faultOfHero({ members, pictures }: Campaign, { owner, portrait }: CampaignHero): Fault | undefined {
  if (owner !== null && !members.some(({ id }) => id === owner)) return 'no-such-member';
  return portrait === undefined || pictures.includes(portrait) ? undefined : 'no-such-picture';
}

/**
 * Changes a hero. Owners can change name, picture and notes, and those of the other parts that the GM allows. Sheet and
 * state are replaced as a whole.
 */
const editHero = change({
  by: 'player',
  params: {
    hero: fighter,
    name: optional(PARTS.heroName),
    portrait: optional(nullable(PARTS.picture)),
    notes: optional(PARTS.heroNotes),
    sheet: optional(anything),
    state: optional(anything),
    editable: optional(PARTS.editable),
    owner: optional(nullable(fighter)),
  },
  apply(campaign, { hero: id, portrait, sheet, state, editable, owner, ...plain }, sender) {
    const known = campaign.heroes.find((one) => one.id === id);
    if (!known) return 'no-such-hero';
    const changed = { sheet, state, editable, owner };
    const fault = faultOfEditor(known, changed, sender);
    if (fault) return fault;
    const { portrait: before, ...rest } = known;
    const picture = portrait === undefined ? before : portrait;
    const edited: CampaignHero = {
      ...rest,
      ...plain,
      ...(picture != null && { portrait: picture }),
      ...(sheet !== undefined && { sheet: sheet as CampaignHero['sheet'] }),
      ...(state !== undefined && { state: state as Values }),
      ...(editable !== undefined && { editable }),
      ...(owner !== undefined && { owner }),
    };
    return withEdited(campaign, edited, sender, { kind: 'edited' });
  },
});

interface Restricted {
  readonly sheet: Json | undefined;
  readonly state: Json | undefined;
  readonly editable: Json | undefined;
  readonly owner: Json | undefined;
}

function faultOfEditor(
  { owner, editable }: CampaignHero,
  given: Restricted,
  { member, isGm }: Sender,
): Fault | undefined {
  if (isGm) return undefined;
  if (!member || owner !== member.id) return 'not-yours';
  if (given.editable !== undefined || given.owner !== undefined) return 'not-gm';
  const isClosed = (part: 'sheet' | 'state') => given[part] !== undefined && !editable.includes(part);
  return isClosed('sheet') || isClosed('state') ? 'not-allowed' : undefined;
}

/** Returns a campaign in which a hero is replaced by its changed form, with an entry in its history. */
function withEdited(
  campaign: Campaign,
  edited: CampaignHero,
  { ruleset, member, at }: Sender,
  entry: Pick<CampaignHero['history'][number], 'kind' | 'rest' | 'note'>,
): Campaign | Fault {
  const known = campaign.heroes.find(({ id }) => id === edited.id);
  if (!known) return 'no-such-hero';
  const fault = faultOfHero(campaign, edited) ?? misfitOf(rulesOf(ruleset, campaign), edited);
  if (fault) return fault;
  const differences = differencesBetween(known, edited).map(forHistory);
  if (differences.length > MOST.differences) return 'too-many';
  const hero =
    differences.length === 0 && entry.kind === 'edited'
      ? edited
      : withHistory(edited, { ...entry, at, by: member?.id ?? null, differences });
  return { ...campaign, heroes: replaced(campaign.heroes, edited.id, () => hero) };
}

/** Removes one of a hero's standing orders. The history does not mention it. */
const removeOrder = change({
  by: 'player',
  params: { hero: fighter, order: lastingOrder },
  apply(campaign, { hero: id, order: given }, { member, isGm }) {
    const known = campaign.heroes.find((one) => one.id === id);
    if (!known) return 'no-such-hero';
    if (!isGm && known.owner !== member?.id) return 'not-yours';
    const { orders = [], ...rest } = known;
    const left = orders.filter((order) => !isSameJson(order as unknown as Json, given));
    if (left.length === orders.length) return 'no-such-order';
    const hero = left.length === 0 ? rest : { ...rest, orders: left };
    return { ...campaign, heroes: replaced(campaign.heroes, id, () => hero) };
  },
});

const removeHero = change({
  by: 'gm',
  params: { hero: fighter },
  apply(campaign, { hero: id }) {
    if (!campaign.heroes.some((one) => one.id === id)) return 'no-such-hero';
    return {
      ...campaign,
      heroes: replaced(campaign.heroes, id, () => undefined),
      fights: campaign.fights.map((fight) => ({
        ...fight,
        results: fight.results.filter(({ hero }) => hero !== id),
      })),
    };
  },
});

/** Gives heroes a rest. */
const rest = change({
  by: 'gm',
  params: { heroes: listOf(fighter, MOST.heroes), rest: oneOf(RESTS) },
  apply(campaign, { heroes, rest: name }, sender) {
    if (!restsOf(sender.ruleset).includes(name)) return 'no-such-rest';
    const rules = rulesOf(sender.ruleset, campaign);
    return forHeroes(campaign, heroes, (now, hero) =>
      withEdited(now, restHero(rules, hero, name), sender, { kind: 'rest', rest: name }),
    );
  },
});

/** Gives heroes experience. */
const grow = change({
  by: 'gm',
  params: {
    heroes: listOf(fighter, MOST.heroes),
    experience: count(-MOST.experience, MOST.experience),
    note: optional(text(200, 1)),
  },
  apply(campaign, { heroes, experience, note }, sender) {
    return forHeroes(campaign, heroes, (now, hero) => {
      const total = Math.min(MOST.experience, Math.max(0, hero.experience + experience));
      return withEdited(now, { ...hero, experience: total }, sender, {
        kind: 'growth',
        ...(note !== undefined && { note }),
      });
    });
  },
});

/** Raises values of a hero's sheet in exchange for experience. The sheet is replaced as a whole. */
const raise = change({
  by: 'player',
  params: { hero: fighter, sheet: anything, experience: count(1, MOST.experience) },
  apply(campaign, { hero: id, sheet, experience }, sender) {
    const known = campaign.heroes.find((one) => one.id === id);
    if (!known) return 'no-such-hero';
    const { isGm, member, ruleset } = sender;
    if (!isGm && known.owner !== member?.id) return 'not-yours';
    if (!isGm && !known.editable.includes('growth')) return 'not-allowed';
    if (experience > known.experience) return 'not-enough-experience';
    const rules = rulesOf(ruleset, campaign);
    const raised = { ...known, sheet: sheet as CampaignHero['sheet'] };
    const { grows } = ruleset;
    const fault =
      misfitOf(rules, known) ??
      misfitOf(rules, raised) ??
      (grows ? growthFault(rules, grows, known, raised) : 'not-growing');
    if (fault) return fault;
    const left = known.experience - experience;
    return withEdited(campaign, { ...raised, experience: left }, sender, { kind: 'growth' });
  },
});

/** Changes a campaign for each of these heroes in turn. Returns the changed campaign, or the first fault. */
function forHeroes(
  campaign: Campaign,
  ids: readonly string[],
  apply: (campaign: Campaign, hero: CampaignHero) => Campaign | Fault,
): Campaign | Fault {
  return inTurn(campaign, ids, (now, id) => {
    const hero = now.heroes.find((one) => one.id === id);
    return hero ? apply(now, hero) : 'no-such-hero';
  });
}

export const HERO_CHANGES = {
  'add-hero': addHero,
  'edit-hero': editHero,
  'remove-order': removeOrder,
  'remove-hero': removeHero,
  rest,
  grow,
  raise,
};
