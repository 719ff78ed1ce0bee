import { applyContent, whole } from '../engine/core/apply-content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { count, listOf, optional } from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import { isRecord } from '../engine/schema/records.ts';
import type { Pictures } from '../engine/setup/scenario.ts';
import { type FightFault, faultAt } from '../scenario/faults.ts';
import { pictureKind } from '../scenario/fight.ts';
import { type FileFaults, fileFaults, type Read, type Rulesets, readBy } from '../scenario/fight-file.ts';
import { readPack } from '../scenario/pack-file.ts';
import { lettersFor, nameOfPicture, pictureOf } from '../scenario/picture-files.ts';
import type { Source } from '../scenario/source-text.ts';
import { faults } from '../words/messages/campaign.ts';
import * as texts from '../words/messages/scenario.ts';
import { CAMPAIGN_VERSION, type Campaign, type CampaignPack, MOST } from './campaign.ts';
import { campaignMembers } from './campaign-schema.ts';
import { incompleteOrders } from './changes/fit.ts';
import { heroFault } from './hero.ts';
import { brokenParts } from './invariants.ts';
import { rulesOf } from './rules.ts';

/**
 * The maximum size of a campaign's file in bytes, without its pictures. It exceeds the limit for a campaign itself,
 * because the file is indented.
 */
export const MOST_CAMPAIGN_FILE_BYTES = 4 * MOST.letters;

/** A campaign with the bytes of its pictures, as data URIs by name. */
export interface WholeCampaign {
  readonly campaign: Campaign;
  readonly pictures: Pictures;
}

/** A campaign in a file. `source` knows the position of each part in the file. */
export type ReadCampaign = WholeCampaign & Read;

/** A picture in a file, as a data URI. */
interface GivenPicture {
  readonly name: string;
  readonly data: string;
}

/**
 * Returns a campaign as the text of its file, the inverse of `readCampaign`. Leaves out pictures that are missing in
 * `pictures`.
 */
export function writeCampaign({ campaign, pictures }: WholeCampaign): string {
  const data = campaign.pictures.filter((name) => Object.hasOwn(pictures, name));
  const heroes = campaign.heroes.map(({ portrait, ...hero }) => ({
    ...hero,
    ...(portrait !== undefined && data.includes(portrait) && { portrait }),
  }));
  const { ruleset, title, ...rest } = campaign;
  const given = data.map((name) => ({ name, data: pictures[name] }));
  const file = { campaign: CAMPAIGN_VERSION, ruleset, title, ...rest, heroes, pictures: given };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Reads a campaign from the text of its file, or returns the faults found, each with its line. */
export function readCampaign(text: string, rulesets: Rulesets): ReadCampaign | FileFaults {
  const read = readBy(text, rulesets, { most: MOST_CAMPAIGN_FILE_BYTES, album: MOST.album });
  if ('faults' in read) return read;
  const { source, ruleset } = read;
  const options = {};
  const { content } = rulesOf(ruleset, { options, packs: packsIn(source) });
  const kind = whole({
    campaign: count(CAMPAIGN_VERSION, CAMPAIGN_VERSION),
    ...campaignMembers(applyContent(ruleset, content)),
    pictures: optional(listOf(pictureKind, MOST.pictures)),
  });
  const wrong = fileFaults(kind, source);
  if (wrong) return wrong;
  const { campaign: _, pictures = [], ...rest } = source.value as Readonly<Record<string, Json>>;
  const given = pictures as unknown as readonly GivenPicture[];
  const campaign = { ...rest, pictures: given.map(({ name }) => name) } as unknown as Campaign;
  const sizes = sizeFaults(source, campaign, given);
  const [fault, ...more] = sizes.length > 0 ? sizes : partFaults({ source, ruleset }, campaign, given);
  if (fault) return { faults: [fault, ...more] };
  return { ...read, campaign, pictures: Object.fromEntries(given.map(({ name, data }) => [name, data])) };
}

function partFaults(
  { source, ruleset }: Read,
  campaign: Campaign,
  given: readonly GivenPicture[],
): FightFault[] {
  return [
    ...packFaults(source, ruleset, campaign),
    ...pictureFaults(source, given),
    ...[...brokenParts(campaign)].map(({ at, message }) => faultAt(source, at, message)),
    ...heroFaults(source, ruleset, campaign),
    ...orderFaults(source, campaign),
  ];
}

/** Returns the packs in a file, without malformed ones. */
function packsIn({ value }: Source): CampaignPack[] {
  const packs = isRecord(value) ? value.packs : [];
  if (!Array.isArray(packs)) return [];
  return packs.filter((pack) => isRecord(pack) && typeof pack.document === 'string');
}

function packFaults(source: Source, ruleset: Ruleset, { packs }: Campaign): FightFault[] {
  return packs.flatMap(({ document }, index) => {
    const read = readPack(document, { [ruleset.id]: ruleset });
    return 'faults' in read ? [faultAt(source, ['packs', index, 'document'], read.faults[0].message)] : [];
  });
}

/** Returns a fault for each picture that is not a picture, or whose name does not come from its content. */
function pictureFaults(source: Source, given: readonly GivenPicture[]): FightFault[] {
  return given.flatMap(({ name, data }, index) => {
    const picture = pictureOf(data);
    if (!picture) return [faultAt(source, ['pictures', index, 'data'], texts.noPicture)];
    const at = ['pictures', index, 'name'];
    if (nameOfPicture(picture.bytes) !== name) return [faultAt(source, at, faults.pictureName)];
    const isFirst = given.findIndex((one) => one.name === name) === index;
    return isFirst ? [] : [faultAt(source, at, faults.pictureTwice)];
  });
}

/** Returns the faults of a campaign, or of its pictures together, that are larger than a server stores. */
function sizeFaults(source: Source, campaign: Campaign, given: readonly GivenPicture[]): FightFault[] {
  const { tooLarge, fullAlbum } = faults;
  const letters = given.reduce((sum, { data }) => sum + data.length, 0);
  return [
    ...(JSON.stringify(campaign).length > MOST.letters
      ? [{ line: 1, column: 1, path: '', message: tooLarge }]
      : []),
    ...(letters > lettersFor(MOST.album) ? [faultAt(source, ['pictures'], fullAlbum)] : []),
  ];
}

/** Returns a fault for each hero whose sheet or state the rules reject. */
function heroFaults(source: Source, ruleset: Ruleset, campaign: Campaign): FightFault[] {
  const rules = rulesOf(ruleset, campaign);
  return campaign.heroes.flatMap((hero, index) => {
    const fault = heroFault(rules, hero);
    if (fault === undefined) return [];
    const [, field = '', sentence = fault] = /^hero\.([\w.-]+): ([\s\S]*)$/.exec(fault) ?? [];
    return [faultAt(source, ['heroes', index, ...field.split('.')], `${sentence}.`)];
  });
}

/** Returns a fault for each incomplete order of a hero. */
function orderFaults(source: Source, { heroes }: Campaign): FightFault[] {
  return heroes.flatMap(({ orders }, hero) =>
    incompleteOrders(orders).map(({ index, reason }) =>
      faultAt(source, ['heroes', hero, 'orders', index], reason),
    ),
  );
}
