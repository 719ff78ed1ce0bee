import { type Campaign, newCampaign } from '@riposte/shared/campaign/campaign';
import type { WholeCampaign } from '@riposte/shared/campaign/campaign-file';
import type { Id } from '@riposte/shared/engine/schema/ids';
import { isRecord } from '@riposte/shared/engine/schema/records';
import type {
  AddedPicture,
  CampaignGreeting,
  CampaignLinks,
  CreatedCampaign,
  CurrentCampaign,
  JoinCampaign,
  JoinedCampaign,
  LinksOfCampaign,
} from '@riposte/shared/protocol/campaign';
import * as schemas from '@riposte/shared/protocol/campaign-schemas';
import { type Request, Router } from 'express';
import type { ImportedCampaign } from '../campaign-files/task.ts';
import { bodyOf, jsonIn } from '../requests/body.ts';
import { nameFrom, newMemberName, titleFrom, withTidyNames } from '../requests/campaign-names.ts';
import { Failure } from '../requests/failure.ts';
import { hashesOf, hashOfSecret, newId, newSecret, newSecrets, roleOfLink } from '../seats/links.ts';
import type { BattleServices } from '../services/services.ts';
import type { CampaignRecord } from '../store/campaign-store.ts';
import * as failures from '../words/failures.ts';
import {
  addPictureTo,
  changed,
  changeSaved,
  requireCampaign,
  requireGm,
  requireMember,
  saveWith,
  viewFor,
} from './campaign-changes.ts';
import { enterFight, openFight } from './campaign-fights.ts';
import { proposeResults } from './campaign-results.ts';
import type { FairQueue } from './fair-queue.ts';
import { FightWatch } from './fight-watch.ts';
import { showPicture } from './pictures.ts';

/** The limits on the work for campaigns. */
interface CampaignTerms {
  /** The queue for replays of fights. */
  readonly replays: FairQueue;
  /** The queue for imports and exports of files. */
  readonly files: FairQueue;
  /** Resolves to whether the sender of a request may store `bytes` more bytes today. */
  readonly mayStore: (request: Request, bytes: number) => Promise<boolean>;
}

/** Returns the routes for campaigns. Links let people join in a role; a member's key lets them read and change. */
export function campaignRoutes(
  services: BattleServices,
  { replays, files, mayStore }: CampaignTerms,
): Router {
  const { campaigns } = services.store;
  const router = Router();
  router.post('/campaigns', async (request, response) => {
    response.status(201).json(await create(services, files, request));
  });
  router.post('/campaigns/:id/greet', async ({ params: { id }, body }, response) => {
    response.json(await greet(services, id, bodyOf(schemas.greetCampaign, body).token));
  });
  router.post('/campaigns/:id/join', async ({ params: { id }, body }, response) => {
    response.status(201).json(await join(services, id, bodyOf(schemas.joinCampaign, body)));
  });
  const fights = new FightWatch(services, replays);
  router.post('/campaigns/:id/read', async (request, response) => {
    const { id } = request.params;
    const { key, version: known } = bodyOf(schemas.readCampaign, request.body);
    const { member, version } = await requireMember(services, id, key);
    fights.look(request, id);
    if (known === version) response.json({ version } satisfies CurrentCampaign);
    else response.json(viewFor(await requireCampaign(services, id), member));
  });
  router.post('/campaigns/:id/change', async ({ params: { id }, body }, response) => {
    const { key, change } = bodyOf(schemas.changeCampaign, body);
    const { member } = await requireMember(services, id, key);
    if (isForServer(change)) throw new Failure(failures.serverChange);
    response.json(viewFor(await changeSaved(services, id, member, withTidyNames(change)), member));
  });
  router.post('/campaigns/:id/links', async ({ params: { id }, body }, response) => {
    const { key, renew } = bodyOf(schemas.campaignLinks, body);
    const record = await requireGm(services, id, key);
    const links = renew ? newSecrets() : record.links;
    if (renew) await campaigns.setLinks(id, links);
    response.json({ links } satisfies LinksOfCampaign);
  });
  router.post('/campaigns/:id/members/remove', async ({ params: { id }, body }, response) => {
    const { key, member } = bodyOf(schemas.removeMember, body);
    const { member: sender } = await requireMember(services, id, key);
    const by = { member: sender, at: Date.now() };
    const change = { do: 'remove-member', member };
    const record = await saveWith(services, id, async (campaign) => ({
      campaign: await changed(services, campaign, by, change),
      left: member,
    }));
    if (member === sender) response.status(204).end();
    else response.json(viewFor(record, sender));
  });
  router.post('/campaigns/:id/pictures', async ({ params: { id }, body }, response) => {
    const { key, picture } = bodyOf(schemas.addPicture, body);
    const { member } = await requireMember(services, id, key);
    response.json({ name: await addPictureTo(services, id, member, picture) } satisfies AddedPicture);
  });
  router.get('/campaigns/:id/pictures/:name', async ({ params: { id, name } }, response) => {
    showPicture(await campaigns.picture(id, name), response);
  });
  router.post('/campaigns/:id/export', async (request, response) => {
    const { id } = request.params;
    const { key } = bodyOf(schemas.asMember, request.body);
    await requireGm(services, id, key);
    const file = await files.through(request, async () => {
      const { campaign } = await requireCampaign(services, id);
      return await services.campaignFiles.write({ campaign, pictures: await campaigns.pictures(id) });
    });
    response.type('application/json').send(file);
  });
  router.post('/campaigns/:id/fights', async (request, response) => {
    const asked = bodyOf(schemas.openFight, request.body);
    const may = (bytes: number) => mayStore(request, bytes);
    response.status(201).json(await openFight(services, request.params.id, asked, may));
  });
  router.post('/campaigns/:id/fights/:fight/enter', async ({ params: { id, fight }, body }, response) => {
    response.json(await enterFight(services, id, fight, bodyOf(schemas.asMember, body).key));
  });
  router.post('/campaigns/:id/fights/:fight/results', async (request, response) => {
    const { id, fight } = request.params;
    const { key } = bodyOf(schemas.asMember, request.body);
    response.json(await replays.through(request, () => proposeResults(services, id, fight, key)));
  });
  router.post('/campaigns/:id/delete', async ({ params: { id }, body }, response) => {
    await requireGm(services, id, bodyOf(schemas.asMember, body).key);
    await campaigns.remove(id);
    services.log.info({ campaign: id }, 'campaign deleted');
    response.status(204).end();
  });
  return router;
}

/** The changes that only the server makes, because they need more than the change itself. */
const SERVER_CHANGES = ['add-fight', 'propose-results', 'remove-member', 'add-picture'];

/** Returns whether only the server may make a change. Only the server sets recordings and marks fights as over. */
function isForServer(change: Readonly<Record<string, unknown>>): boolean {
  if (change.do === 'edit-fight') return 'recording' in change || 'isOver' in change;
  return SERVER_CHANGES.includes(String(change.do));
}

/** The largest body that starts a campaign without a file, in bytes. */
const MOST_START_BYTES = 4096;

async function create(
  services: BattleServices,
  files: FairQueue,
  request: Request,
): Promise<CreatedCampaign> {
  const body: Uint8Array = Buffer.isBuffer(request.body) ? request.body : Buffer.of();
  const start = body.length <= MOST_START_BYTES ? jsonIn(body) : undefined;
  if (isRecord(start) && !Object.hasOwn(start, 'file')) {
    const { title, ruleset, ...person } = bodyOf(schemas.startCampaign, start);
    if (!services.rulebooks.latestOf(ruleset)) throw new Failure(failures.noSuchRuleset(400, ruleset));
    const gm = { ...person, name: nameFrom(person.name) };
    return await saveNew(services, { campaign: newCampaign(ruleset, titleFrom(title), gm), pictures: {} });
  }
  return await files.through(request, async () => saveNew(services, await services.campaignFiles.read(body)));
}

/**
 * Saves a new campaign, and gives the sender the key of a member. In an imported campaign, this is a new GM (`person`);
 * otherwise, it is the only member, `m1`.
 */
async function saveNew(
  services: BattleServices,
  { campaign, pictures, person }: WholeCampaign & Partial<Pick<ImportedCampaign, 'person'>>,
): Promise<CreatedCampaign> {
  const { campaigns } = services.store;
  const [id, links] = [newId(), newSecrets()];
  await campaigns.create({ id, version: 1, campaign, links }, pictures);
  const joined = person
    ? await addMember(services, id, 'gm', person)
    : await giveKey(services, id, async (own) => ({ campaign: own, member: 'm1' }));
  return { id, links, ...joined };
}

/** Returns the role of a link. Throws a `Failure` if the token opens none of the campaign's links. */
function roleOf({ links }: CampaignRecord, token: string): keyof CampaignLinks {
  const role = roleOfLink(hashesOf(links), token);
  if (!role) throw new Failure(failures.badCampaignLink);
  return role;
}

async function greet(services: BattleServices, id: string, token: string): Promise<CampaignGreeting> {
  const record = await requireCampaign(services, id);
  const role = roleOf(record, token);
  const claimed = new Set(await services.store.campaigns.claimed(id));
  const { title, ruleset, members } = record.campaign;
  const free = members.filter((member) => member.role === role && !claimed.has(member.id));
  return { title, ruleset, role, unclaimed: free.map(({ id: member, name }) => ({ id: member, name })) };
}

async function join(
  services: BattleServices,
  id: string,
  { token, member: wanted, ...person }: JoinCampaign,
): Promise<JoinedCampaign> {
  const role = roleOf(await requireCampaign(services, id), token);
  if (wanted === undefined) return await addMember(services, id, role, person);
  return await giveKey(services, id, async (campaign) => {
    const fits = campaign.members.some((one) => one.id === wanted && one.role === role);
    if (!fits) throw new Failure(failures.claimedMember);
    return { campaign, member: wanted };
  });
}

/** Adds a member with the name and time zone of a person. Returns the member and their key. */
async function addMember(
  services: BattleServices,
  id: string,
  role: keyof CampaignLinks,
  { name, timeZone }: Pick<JoinCampaign, 'name' | 'timeZone'>,
): Promise<JoinedCampaign> {
  const by = { member: null, at: Date.now() };
  return await giveKey(services, id, async (now) => {
    const free = newMemberName(now, name, role);
    const change = { do: 'add-member', name: free, role, ...(timeZone !== undefined && { timeZone }) };
    const campaign = await changed(services, now, by, change);
    return { campaign, member: campaign.members.at(-1)?.id ?? '' };
  });
}

/**
 * Saves what `change` returns for a campaign, in one step with a key for its member. Throws a `Failure` if the member
 * already has a key.
 */
async function giveKey(
  services: BattleServices,
  id: string,
  change: (campaign: Campaign) => Promise<{ readonly campaign: Campaign; readonly member: Id }>,
): Promise<JoinedCampaign> {
  const key = newSecret();
  let joined = '';
  await saveWith(services, id, async (now) => {
    const { campaign, member } = await change(now);
    joined = member;
    return { campaign, key: { member, hash: hashOfSecret(key) } };
  });
  return { member: joined, key };
}
