import type { Campaign, CampaignHero } from '@riposte/shared/campaign/campaign';
import { fighterFrom } from '@riposte/shared/campaign/hero';
import { type BroughtOrders, withIds } from '@riposte/shared/campaign/orders';
import type { Id } from '@riposte/shared/engine/schema/ids';
import type { Setup, SetupFighter } from '@riposte/shared/engine/setup/setup';
import type { Table } from '@riposte/shared/engine/state/table';
import type { EnteredFight, OpenedFight, OpenFight } from '@riposte/shared/protocol/campaign';
import { freeHex } from '@riposte/shared/scenario/free-hex';
import { readPack } from '@riposte/shared/scenario/pack-file';
import { usedPictures } from '@riposte/shared/scenario/picture-files';
import { type RulesetContent, withPack, withServerContent } from '@riposte/shared/scenario/server-content';
import { bytesOfBattle } from '../guard/limits.ts';
import { Failure } from '../requests/failure.ts';
import { Mutex } from '../scheduling/mutex.ts';
import { playByPost } from '../seats/by-post.ts';
import { hashesOf, newId, newSecrets } from '../seats/links.ts';
import { tidyTitle } from '../seats/names.ts';
import { Seating } from '../seats/seating.ts';
import { Settings } from '../seats/settings.ts';
import type { BattleServices } from '../services/services.ts';
import type { BattleAccess, CampaignRecord } from '../store/campaign-store.ts';
import type { BattleRecord } from '../store/store.ts';
import { takeNew } from '../store/take-new.ts';
import * as failures from '../words/failures.ts';
import {
  changeSaved,
  requireCampaign,
  requireGm,
  requireMember,
  roleIn,
  viewFor,
} from './campaign-changes.ts';
import { fightInFile, isHero, type NewFight, newRecord, openingOf } from './new-fight.ts';

/** The time limits of a fight by post, in seconds. GMs can change them at the table. */
const POST_PACE = { prompt: 24 * 3600, turn: 48 * 3600 };

/**
 * Opens a fight in which heroes of the campaign play. The sender must be a GM. `mayStore` resolves to whether the
 * sender may store `bytes` more bytes today. Throws a `Failure` if the fight can't be opened.
 */
export async function openFight(
  services: BattleServices,
  id: string,
  { key, document, heroes: wanted, title, byPost }: OpenFight,
  mayStore: (bytes: number) => Promise<boolean>,
): Promise<OpenedFight> {
  const { campaign, member } = await requireGm(services, id, key);
  const { rules, scenario } = await fightFor(services, campaign, document);
  const heroes = [...new Set(wanted)].map((one) => heroIn(campaign, one));
  const { setup, fighters } = withHeroes(scenario.setup, campaign, heroes);
  const table = openingOf(rules, setup);
  const { store } = services;
  const portraits = usedPictures({ combatants: heroes }, await store.campaigns.pictures(id));
  const pictures = { ...scenario.pictures, ...portraits };
  const orders = ordersOf(heroes);
  if (!(await mayStore(bytesOfBattle(setup, pictures, orders)))) throw new Failure(failures.tooMuchSent);
  const [battle, links] = [newId(), newSecrets()];
  const shownTitle = tidyTitle(title ?? '') ?? scenario.title;
  const record = newRecord(rules, {
    id: battle,
    title: shownTitle,
    setup,
    links: hashesOf(links),
  });
  await store.create(record, pictures);
  const cast = { campaign, sender: member, heroes, fighters, orders };
  const seatKeys = await seatMembers(services, battle, table, cast);
  if (byPost) await playByPost(store, battle, POST_PACE);
  await store.campaigns.addBattle(id, battle, { links, seatKeys, fighters, orders });
  try {
    const saved = await changeSaved(services, id, member, { do: 'add-fight', battle, title: shownTitle });
    const fight = saved.campaign.fights.find((one) => one.battle === battle)?.id ?? '';
    return { ...viewFor(saved, member), fight };
  } catch (error) {
    await store.remove(battle); // no member can enter it
    throw error;
  }
}

/** Returns the data with which a member enters a fight's table. Throws a `Failure` if the battle was deleted. */
export async function enterFight(
  services: BattleServices,
  id: string,
  fight: string,
  key: string,
): Promise<EnteredFight> {
  const { member } = await requireMember(services, id, key);
  const record = await requireCampaign(services, id);
  const { battle, access } = await battleOf(services, record, fight);
  const role = roleIn(record, member);
  const seatKey = access.seatKeys[member];
  return { battle: battle.id, token: access.links[role], role, ...(seatKey !== undefined && { seatKey }) };
}

/**
 * Returns the battle of a fight, and the secrets that give access to it. Throws a `Failure` if either does not exist.
 */
export async function battleOf(
  { store }: BattleServices,
  { id, campaign }: CampaignRecord,
  fight: string,
): Promise<{ readonly battle: BattleRecord; readonly access: BattleAccess }> {
  const played = campaign.fights.find((one) => one.id === fight)?.battle;
  if (played === undefined) throw new Failure(failures.noSuchFight);
  const [access, battle] = [await store.campaigns.accessTo(id, played), await store.find(played)];
  if (!access || !battle) throw new Failure(failures.battleGone);
  return { battle, access };
}

/**
 * Returns the fight in a file, with the campaign's content packs added. Throws a `Failure` if it is for another
 * ruleset.
 */
async function fightFor(
  services: BattleServices,
  { ruleset: id, packs }: Campaign,
  document: string,
): Promise<NewFight> {
  const { rules, scenario } = await fightInFile(services, document);
  if (rules.name.ruleset !== id) throw new Failure(failures.otherRulebook);
  const added = packs.reduce<RulesetContent | undefined>((sum, pack) => {
    const found = rules.run(({ ruleset }) => readPack(pack.document, { [id]: ruleset }));
    return 'content' in found ? withPack(sum, found.pack, found.content) : sum;
  }, undefined);
  return { rules, scenario: { ...scenario, setup: withServerContent(scenario.setup, added) } };
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
  const places = setup.combatants.filter(isHero);
  const others = setup.combatants.filter((one) => !isHero(one));
  const side = places[0]?.side ?? 'heroes';
  const placed: SetupFighter[] = [];
  for (const [index, hero] of heroes.entries()) {
    const place = places[index];
    const combatants = [...others, ...placed];
    const free = place?.at ?? freeHex({ ...setup, combatants }, places.at(-1)?.at ?? [0, 0]);
    if (!free) throw new Failure(failures.noPlaceForHeroes);
    const at: SetupFighter['at'] = [free[0], free[1]];
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

interface Cast {
  readonly campaign: Campaign;
  /** The member who opens the fight. */
  readonly sender: Id;
  readonly heroes: readonly CampaignHero[];
  readonly fighters: Readonly<Record<Id, Id>>;
  /** The standing orders of the heroes, by hero. */
  readonly orders: BroughtOrders;
}

/** Returns the standing orders of heroes, by hero. */
function ordersOf(heroes: readonly CampaignHero[]): BroughtOrders {
  return Object.fromEntries(heroes.flatMap(({ id, orders }) => (orders ? [[id, orders]] : [])));
}

/** Returns the standing orders of a cast by fighter. Orders that concern a hero then concern the hero's fighter. */
function broughtBy({ fighters, orders }: Cast): BroughtOrders {
  const ids = new Map(Object.entries(fighters));
  return Object.fromEntries(
    Object.entries(orders).map(([hero, own]) => [ids.get(hero) ?? hero, withIds(own, ids)]),
  );
}

/**
 * Gives the sender and each player of a hero a seat with their heroes, and saves the orders that the heroes bring.
 * Returns the keys of the seats by member.
 */
async function seatMembers(
  { store }: BattleServices,
  battle: string,
  table: Table,
  cast: Cast,
): Promise<Record<Id, string>> {
  const { campaign, sender, heroes, fighters } = cast;
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
    const brought = broughtBy(cast);
    if (Object.keys(brought).length > 0)
      await new Settings(store, { battle, epoch }, null).setBrought(lock, brought);
  });
  return keys;
}
