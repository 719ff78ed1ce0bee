import * as schemas from '@riposte/shared/protocol/notification-schemas';
import { type Request, Router } from 'express';
import type { RateCounts } from '../guard/rate-counts.ts';
import { linkPage } from '../notifications/link-page.ts';
import type { Refused } from '../notifications/notifications.ts';
import { bodyOf } from '../requests/body.ts';
import { Failure } from '../requests/failure.ts';
import type { BattleServices } from '../services/services.ts';
import * as failures from '../words/failures.ts';
import * as words from '../words/messages/notifications.ts';
import type { FailureTerms } from '../words/terms.ts';
import { callerOf } from './caller.ts';

const REFUSALS: Readonly<Record<Refused, FailureTerms>> = {
  unreachable: failures.unreachable,
  'no-mail': failures.noMail,
  'mail-failed': failures.mailFailed,
  'too-many': failures.tooManyMails,
  'no-seat': failures.tooManyReceivers,
};

/** Returns the routes with which a seat chooses how it is notified when the table waits for it. */
export function notificationRoutes(services: BattleServices, rateCounts: RateCounts): Router {
  const { notifications } = services;
  const router = Router();
  router.post('/battles/:id/notifications', async ({ params: { id }, body }, response) => {
    const { seatKey } = bodyOf(schemas.askNotifications, body);
    const { role, ...place } = await placeOf(services, id, seatKey);
    response.json(await notifications.settingsOf(place, role === 'gm'));
  });
  router.post('/battles/:id/notifications/push', async (request, response) => {
    const { seatKey, to } = bodyOf(schemas.subscribePush, request.body);
    const place = await placeOf(services, request.params.id, seatKey);
    require(await notifications.tellByPush(place, to, siteOf(request)));
    response.status(204).end();
  });
  router.post('/battles/:id/notifications/mail', async ({ params: { id }, body }, response) => {
    const { seatKey, to } = bodyOf(schemas.subscribeMail, body);
    require(await notifications.tellByMail(await placeOf(services, id, seatKey), to, rateCounts));
    response.status(204).end();
  });
  router.post('/battles/:id/notifications/stop', async ({ params: { id }, body }, response) => {
    const { seatKey, endpoint } = bodyOf(schemas.stopNotifications, body);
    const place = await placeOf(services, id, seatKey);
    await (endpoint === undefined ? notifications.stopMail(place) : notifications.stopPush(place, endpoint));
    response.status(204).end();
  });
  router.post('/battles/:id/notifications/hook', async (request, response) => {
    const { seatKey, hook } = bodyOf(schemas.setHook, request.body);
    const { role, battle } = await placeOf(services, request.params.id, seatKey);
    if (role !== 'gm') throw new Failure(failures.gmHooks);
    require(await notifications.setHook(battle, hook, siteOf(request)));
    response.status(204).end();
  });
  return router;
}

/** Returns the routes of the pages that the links in messages open. The pages work without the client. */
export function notificationPages({ notifications }: BattleServices): Router {
  const router = Router();
  const tokenOf = ({ query: { t } }: Request) => (typeof t === 'string' ? t.slice(0, 200) : '');
  const turnOff = async (request: Request) =>
    (await notifications.turnOff(tokenOf(request)))
      ? linkPage(words.offTitle, words.isOff)
      : linkPage(words.badLinkTitle, words.badLink);
  // mail programs turn messages off with a POST request; people do so by opening the link
  router.all('/notifications/off', async (request, response) => {
    response.set('Cache-Control', 'no-store').send(await turnOff(request));
  });
  // a mail program that only checks links must not confirm an address
  router.get('/notifications/confirm', (_request, response) => {
    const page = linkPage(words.confirmTitle, words.confirmHow, words.confirmButton);
    response.set('Cache-Control', 'no-store').send(page);
  });
  router.post('/notifications/confirm', async (request, response) => {
    const page = (await notifications.confirm(tokenOf(request)))
      ? linkPage(words.confirmedTitle, words.confirmed)
      : linkPage(words.badLinkTitle, words.badLink);
    response.set('Cache-Control', 'no-store').send(page);
  });
  return router;
}

function require(refused: Refused | null): void {
  if (refused) throw new Failure(REFUSALS[refused]);
}

/** Returns the seat of a key. Throws a `Failure` if it belongs to no player or GM. */
async function placeOf(services: BattleServices, id: string, seatKey: string) {
  const { record, seat } = await callerOf(services, id, { seatKey });
  if (!seat) throw new Failure(failures.onlySeatsAreTold);
  return { battle: id, title: record.title, seat: seat.id, role: seat.role };
}

/** Returns the address of the page that sent a request. */
function siteOf(request: Request): string {
  return request.get('origin') ?? `${request.protocol}://${request.get('host') ?? ''}`;
}
