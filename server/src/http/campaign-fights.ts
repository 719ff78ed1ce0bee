import { randomBytes } from 'node:crypto';
import type { Campaign, CampaignHero } from '@riposte/shared/campaign/campaign';
import { fighterFrom } from '@riposte/shared/campaign/hero';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Id } from '@riposte/shared/engine/schema/ids';
import type { Pictures, Scenario } from '@riposte/shared/engine/setup/scenario';
import { type Setup, SetupError, type SetupFighter } from '@riposte/shared/engine/setup/setup';
import { placeholderDice } from '@riposte/shared/engine/state/dice';
import type { Table } from '@riposte/shared/engine/state/table';
import { range } from '@riposte/shared/hex/area';
import { hexKey, isOpenGround } from '@riposte/shared/hex/map';
import type { EnteredFight, OpenedFight, OpenFight } from '@riposte/shared/protocol/campaign';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { readFight } from '@riposte/shared/scenario/fight-file';
import { readPack } from '@riposte/shared/scenario/pack-file';
import { type RulesetContent, withPack, withServerContent } from '@riposte/shared/scenario/server-content';
import { Mutex } from '../scheduling/mutex.ts';
import { playByPost } from '../seats/by-post.ts';
import { hashOfSecret, newId, newSecret } from '../seats/links.ts';
import { tidyTitle } from '../seats/names.ts';
import { Seating } from '../seats/seating.ts';
import type { BattleServices } from '../services/services.ts';
import type { BattleAccess } from '../store/campaign-store.ts';
import { takeNew } from '../store/take-new.ts';
import * as failures from '../words/failures.ts';
import { changeSaved, requireCampaign, requireGm, requireMember, viewFor } from './campaign-changes.ts';
import { Failure } from './failure.ts';
import { requirePictures } from './pictures.ts';

/** The time limits of a fight by post, in seconds. GMs can change them at the table. */
const POST_PACE = { prompt: 24 * 3600, turn: 48 * 3600 };

/** Opens a fight in which heroes of the campaign play. The sender must be a GM. Throws a `Failure` if that fails. */
export async function openFight(
  services: BattleServices,
  id: string,
  { key, document, heroes: wanted, title, byPost }: OpenFight,
): Promise<OpenedFight> {
  const { campaign } = await requireGm(services, id, key);
  const { member } = await requireMember(services, id, key);
  const { ruleset, scenario } = fightFrom(services, campaign, document);
  const heroes = [...new Set(wanted)].map((one) => heroIn(campaign, one));
  const { setup, fighters } = withHeroes(scenario.setup, campaign, heroes);
  const table = openingOf(ruleset, setup);
  const portraits = portraitsOf(heroes, await services.store.campaigns.pictures(id));
  const battle = newId();
  const links = { gm: newSecret(), player: newSecret(), spectator: newSecret() };
  const shownTitle = tidyTitle(title ?? '') ?? scenario.title;
  const { store } = services;
  await store.create(
    {
      id: battle,
      title: shownTitle,
      ruleset: ruleset.id,
      version: ruleset.version,
      setup,
      seed: randomBytes(32).toString('hex'),
      links: {
        gm: hashOfSecret(links.gm),
        player: hashOfSecret(links.player),
        spectator: hashOfSecret(links.spectator),
      },
      status: 'gathering',
    },
    { ...scenario.pictures, ...portraits },
  );
  const seatKeys = await seatMembers(services, battle, table, { campaign, sender: member, heroes, fighters });
  if (byPost) await playByPost(store, battle, POST_PACE);
  await store.campaigns.addBattle(id, battle, { links, seatKeys, fighters });
  try {
    const record = await changeSaved(services, id, member, { do: 'add-fight', battle, title: shownTitle });
    const fight = record.campaign.fights.find((one) => one.battle === battle)?.id ?? '';
    return { ...viewFor(record, member), fight };
  } catch (error) {
    await store.remove(battle); // no member can enter it
    throw error;
  }
}

/** Returns what a member needs to enter a fight's table. Throws a `Failure` if the battle was deleted. */
export async function enterFight(
  services: BattleServices,
  id: string,
  fight: string,
  key: string,
): Promise<EnteredFight> {
  const { member } = await requireMember(services, id, key);
  const { campaign } = await requireCampaign(services, id);
  const { battle, access } = await battleOf(services, id, campaign, fight);
  const role = campaign.members.find((one) => one.id === member)?.role;
  if (!role) throw new Failure(failures.badCampaignKey);
  const seatKey = access.seatKeys[member];
  return { battle, token: access.links[role], role, ...(seatKey !== undefined && { seatKey }) };
}

/** Returns the battle of a fight with the access to it. Throws a `Failure` if one of them does not exist. */
export async function battleOf(
  { store }: BattleServices,
  id: string,
  { fights }: Campaign,
  fight: string,
): Promise<{ readonly battle: string; readonly access: BattleAccess }> {
  const battle = fights.find((one) => one.id === fight)?.battle;
  if (battle === undefined) throw new Failure(failures.noSuchFight);
  const access = await store.campaigns.accessTo(id, battle);
  if (!access || !(await store.find(battle))) throw new Failure(failures.battleGone);
  return { battle, access };
}

function fightFrom(
  { rulesets, serverContent }: BattleServices,
  campaign: Campaign,
  document: string,
): { readonly ruleset: Ruleset; readonly scenario: Scenario } {
  const read = readFight(document, rulesets, {}, serverContent);
  if ('faults' in read) {
    const [{ line, message }] = read.faults;
    throw new Failure(failures.badScenario(line, message), read.faults);
  }
  if (read.ruleset.id !== campaign.ruleset) throw new Failure(failures.otherRulebook);
  const { setup, pictures = {} } = read.scenario;
  requirePictures(pictures, setup.map.backdrop?.picture);
  const added = campaign.packs.reduce<RulesetContent | undefined>((sum, pack) => {
    const found = readPack(pack.document, rulesets);
    return 'content' in found ? withPack(sum, found.pack, found.content) : sum;
  }, undefined);
  return { ...read, scenario: { ...read.scenario, setup: withServerContent(setup, added) } };
}

function heroIn({ heroes }: Campaign, id: Id): CampaignHero {
  const hero = heroes.find((one) => one.id === id);
  if (!hero) throw new Failure(failures.noSuchHeroHere);
  return hero;
}

/**
 * Returns a setup in which the campaign's heroes replace the fighters of the heroes' side, in the order of their
 * places. Further heroes start beside the last place. The campaign's house rules override those of the fight.
 */
function withHeroes(
  setup: Setup,
  { options }: Campaign,
  heroes: readonly CampaignHero[],
): { readonly setup: Setup; readonly fighters: Record<Id, Id> } {
  const isPlace = ({ side, hidden }: SetupFighter) => side !== GM_SIDE && !hidden;
  const places = setup.combatants.filter(isPlace);
  const others = setup.combatants.filter((one) => !isPlace(one));
  const side = places[0]?.side ?? 'heroes';
  const placed: SetupFighter[] = [];
  for (const [index, hero] of heroes.entries()) {
    const place = places[index];
    const at = place?.at ?? freeHexIn(setup, [...others, ...placed], places.at(-1)?.at ?? [0, 0]);
    placed.push(fighterFrom(hero, { id: place?.id ?? `hero-${hero.id}`, side: place?.side ?? side, at }));
  }
  const known = new Set([...others, ...placed].map(({ id }) => id));
  const order = setup.order?.filter((id) => known.has(id));
  const latecomers = placed.map(({ id }) => id).filter((id) => order && !order.includes(id));
  const fighters = Object.fromEntries(heroes.map(({ id }, index) => [id, placed[index]?.id ?? id]));
  return {
    setup: {
      ...setup,
      options: { ...setup.options, ...options },
      combatants: [...placed, ...others],
      ...(order && { order: [...order, ...latecomers] }),
    },
    fighters,
  };
}

function freeHexIn(
  { map }: Setup,
  taken: readonly SetupFighter[],
  near: SetupFighter['at'],
): SetupFighter['at'] {
  const occupied = new Set(taken.map(({ at }) => hexKey(at)));
  const free = range(near, 2 * map.radius).find(
    (hex) => isOpenGround(map, hex) && !occupied.has(hexKey(hex)),
  );
  if (!free) throw new Failure(failures.noPlaceForHeroes);
  return [free[0], free[1]];
}

function openingOf(ruleset: Ruleset, setup: Setup): Table {
  try {
    return ruleset.open(setup, placeholderDice());
  } catch (error) {
    if (error instanceof SetupError) throw new Failure(failures.badSetup(error.message));
    throw error;
  }
}

function portraitsOf(heroes: readonly CampaignHero[], pictures: Pictures): Pictures {
  const names = heroes.flatMap(({ portrait }) => portrait ?? []);
  return Object.fromEntries(
    names.flatMap((name) => (pictures[name] === undefined ? [] : [[name, pictures[name]]])),
  );
}

interface Cast {
  readonly campaign: Campaign;
  /** The member who opens the fight. */
  readonly sender: Id;
  readonly heroes: readonly CampaignHero[];
  readonly fighters: Readonly<Record<Id, Id>>;
}

/** Gives the sender and each player of a hero a seat with their heroes. Returns the keys of the seats by member. */
async function seatMembers(
  { store }: BattleServices,
  battle: string,
  table: Table,
  { campaign, sender, heroes, fighters }: Cast,
): Promise<Record<Id, string>> {
  const { epoch } = await takeNew(store, battle);
  const seating = new Seating(store, { battle, epoch }, []);
  const isOwner = (member: Id) => heroes.some(({ owner }) => owner === member);
  const keys: Record<Id, string> = {};
  // no other code knows the new battle yet, so a new mutex suffices
  await new Mutex().run(async (lock) => {
    for (const { id, name, role } of campaign.members) {
      if (role === 'spectator' || (id !== sender && !(role === 'player' && isOwner(id)))) continue;
      const { seat, key } = await seating.add(lock, role, name);
      keys[id] = key;
      const own = role === 'player' ? heroes.filter(({ owner }) => owner === id) : [];
      for (const hero of own) {
        const fighter = fighters[hero.id] ?? '';
        await seating.change(lock, seating.find(seat.id) ?? seat, { do: 'claim', fighter }, table);
      }
    }
  });
  return keys;
}
