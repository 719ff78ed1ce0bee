import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { rulesNameOf } from '@riposte/shared/engine/history/rulebook-origin';
import type { FieldSchema } from '@riposte/shared/engine/schema/field-schema';
import { schemaOf } from '@riposte/shared/engine/schema/json-schema';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import { playOn as playOnSchema } from '@riposte/shared/protocol/course-schemas';
import type {
  BattleAbout,
  CreatedBattle,
  CreateFight,
  OpenBattle,
  OpenedBattle,
  SavedFight,
  SentPicture,
} from '@riposte/shared/protocol/messages';
import * as schemas from '@riposte/shared/protocol/schemas';
import { fightKind } from '@riposte/shared/scenario/fight';
import { packKind } from '@riposte/shared/scenario/pack-file';
import { type Request, type Response, Router } from 'express';
import { bodyOf } from '../requests/body.ts';
import { Failure } from '../requests/failure.ts';
import { playByPost } from '../seats/by-post.ts';
import { newId, newLinks } from '../seats/links.ts';
import { tidyTitle } from '../seats/names.ts';
import { knownUntil, titleAt } from '../seats/settings.ts';
import { startSolo } from '../seats/solo.ts';
import type { BattleServices } from '../services/services.ts';
import * as failures from '../words/failures.ts';
import { callerOf } from './caller.ts';
import type { FairQueue } from './fair-queue.ts';
import { Listing } from './listing.ts';
import { fightInFile, type NewFight, newRecord, openingOf } from './new-fight.ts';
import { ownBattleRoutes } from './own-battles.ts';
import { savePicture, sendPicture } from './pictures.ts';
import { playOn } from './play-on.ts';
import { presentFight } from './present-fight.ts';
import { ReadyMade, rulesOf, scenarioInfo } from './ready-made.ts';
import { sendRecording } from './recordings.ts';
import { openRoom, type RoomGateway } from './room-gateway.ts';

/** Returns the routes for rulesets and battles: creating, opening and exporting a battle, and its pictures. */
export function battleRoutes(services: BattleServices, gateway: RoomGateway, replays: FairQueue): Router {
  const router = Router();
  const readyMade = new ReadyMade(services);
  router.get('/rulesets', (request, response) => readyMade.send(request, response));
  router.get('/rulesets/:id/schema', async (request, response) => {
    await sendSchema(services, request.params.id, fightKind, response);
  });
  router.get('/content', (_request, response) => {
    response.json(services.serverContent);
  });
  const listing = new Listing(services.store, gateway.listingEntry);
  router.get('/battles', async (_request, response) => {
    response.json(await listing.fights);
  });
  router.get('/rulesets/:id/pack-schema', async (request, response) => {
    await sendSchema(services, request.params.id, packKind, response);
  });
  router.post('/battles', async (request, response) => {
    response.status(201).json(await newBattle(services, readyMade, replays, request));
  });
  router.post('/battles/:id/open', async (request, response) => {
    await services.slices.next();
    response.json(
      await openBattle(services, gateway, request.params.id, bodyOf(schemas.openBattle, request.body)),
    );
  });
  router.post('/battles/:id/about', async (request, response) => {
    response.json(await about(services, request.params.id, bodyOf(schemas.openBattle, request.body)));
  });
  router.post('/battles/:id/recording', async (request, response) => {
    const asked = bodyOf(schemas.askRecording, request.body);
    await sendRecording(services, replays, request.params.id, asked, request, response);
  });
  router.post('/battles/:id/fight', async (request, response) => {
    const asked = bodyOf(schemas.openBattle, request.body);
    const fight = await replays.through(request, () => presentFight(services, request.params.id, asked));
    response.json({ fight } satisfies SavedFight);
  });
  router.post('/battles/:id/pictures', async (request, response) => {
    const sent = bodyOf(schemas.sendPicture, request.body);
    response
      .status(201)
      .json({ name: await savePicture(services, request.params.id, sent) } satisfies SentPicture);
  });
  router.get('/battles/:id/pictures/:name', async ({ params }, response) => {
    await sendPicture(services, params.id, params.name, response);
  });
  router.use(ownBattleRoutes(services, gateway));
  return router;
}

/** Sends the JSON schema of a kind of file for a ruleset. Throws a `Failure` if the ruleset is unknown. */
async function sendSchema(
  services: BattleServices,
  id: string,
  kindOf: (ruleset: Ruleset) => FieldSchema,
  response: Response,
): Promise<void> {
  const rules = await rulesOf(services, id, 404);
  const schema = rules.run(({ ruleset }) => JSON.stringify(schemaOf(kindOf(ruleset))));
  response.type('application/schema+json').send(schema);
}

/** A new battle, with its other options. */
interface Chosen extends NewFight {
  readonly terms: Omit<CreateFight, 'fight'>;
}

async function chosenBy(services: BattleServices, readyMade: ReadyMade, request: Request): Promise<Chosen> {
  const body: unknown = request.body;
  const isOwn = typeof body === 'object' && body !== null && Object.hasOwn(body, 'fight');
  if (isOwn) {
    const { fight, ...terms } = bodyOf(schemas.createFight, body);
    return { ...(await fightInFile(services, fight)), terms };
  }
  const { ruleset, scenario, ...terms } = bodyOf(schemas.createBattle, body);
  return { ...(await readyMade.scenario(ruleset, scenario, readyMade.languageOf(request))), terms };
}

async function newBattle(
  services: BattleServices,
  readyMade: ReadyMade,
  replays: FairQueue,
  request: Request,
): Promise<CreatedBattle> {
  const body: unknown = request.body;
  const isPlayed = typeof body === 'object' && body !== null && Object.hasOwn(body, 'course');
  if (!isPlayed) return await createBattle(services, await chosenBy(services, readyMade, request));
  return await replays.through(request, () => playOn(services, bodyOf(playOnSchema, body)));
}

async function createBattle(
  { store }: BattleServices,
  { rules, scenario, terms: asked }: Chosen,
): Promise<CreatedBattle> {
  const { windowSeconds, play } = asked;
  const known = scenarioInfo(scenario).heroes.map(({ id }) => id);
  const stranger = play?.find((fighter) => !known.includes(fighter));
  if (stranger !== undefined) throw new Failure(failures.noSuchHero(stranger));
  const options = { ...scenario.setup.options, ...asked.options };
  const setup: Setup = { ...scenario.setup, options, ...(windowSeconds !== undefined && { windowSeconds }) };
  const table = openingOf(rules, setup);
  const id = newId();
  const { links, hashes } = newLinks(id);
  const title = tidyTitle(asked.title ?? '') ?? scenario.title;
  const battle = newRecord(rules, { id, title, setup, links: hashes });
  await store.create(battle, scenario.pictures);
  const seatKey = play && (await startSolo(store, id, table, play));
  if (asked.post) await playByPost(store, id, asked.post);
  return { id, links, ...(seatKey !== undefined && { seatKey }) };
}

async function openBattle(
  services: BattleServices,
  gateway: RoomGateway,
  id: string,
  asked: OpenBattle,
): Promise<OpenedBattle> {
  const { record, role } = await callerOf(services, id, asked);
  if (!gateway.hasOthers) services.rulebooks.require(record);
  await openRoom(gateway, id, record);
  const seen = role === 'spectator' ? await gateway.relayFor(id).catch(nothingToSee) : undefined;
  const settings = await services.store.settings(id);
  const title = titleAt(record.title, settings, knownUntil(role, settings));
  return { id, role, title, ...rulesNameOf(record), status: record.status, ...seen };
}

/** Returns facts about a battle without opening it. Delayed spectators do not get its status here. */
async function about(services: BattleServices, id: string, asked: OpenBattle): Promise<BattleAbout> {
  const { record, role } = await callerOf(services, id, asked);
  const settings = await services.store.settings(id);
  const until = knownUntil(role, settings);
  const title = titleAt(record.title, settings, until);
  const isUpToDate = until === Number.POSITIVE_INFINITY;
  return { id, role, title, ...rulesNameOf(record), ...(isUpToDate && { status: record.status }) };
}

function nothingToSee(): never {
  throw new Failure(failures.nothingToSee);
}
