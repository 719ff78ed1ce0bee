import type { CreatedBattle, HttpFailure, SavedFight } from '@riposte/shared/protocol/messages';
import { LONGEST_DELAY } from '@riposte/shared/protocol/settings';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, post, serve, UNBOUNDED } from '../support/harness.ts';
import { DOT, FACE, NAME } from '../support/pictures.ts';

/* Tests of pictures that users upload with their fights. */

/** Returns the one-pixel picture, but with another size in its header. */
function sized(side: number): string {
  const bytes = Buffer.from(DOT, 'base64');
  bytes.writeUInt32BE(side, 16);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(RULESETS, UNBOUNDED);
});
afterAll(() => server.stop());

const scenario = RULESETS.flow?.scenarios[0];
if (!scenario) throw new Error('The fight is missing.');

/** Starts a fight with a portrait of its last fighter, who may be hidden. */
function create<Answer>(data: string, hidden = false): Promise<Answer> {
  const { setup } = scenario as NonNullable<typeof scenario>;
  const last = setup.combatants.length - 1;
  const combatants = setup.combatants.map((one, index) =>
    index === last ? { ...one, hidden, portrait: 'face' } : one,
  );
  return post(server.url, '/api/battles', {
    fight: { ...setup, combatants, pictures: [{ name: 'face', data }] },
  });
}

/** Starts a fight with a picture under its map. */
function createOn<Answer>(data: string): Promise<Answer> {
  const { setup } = scenario as NonNullable<typeof scenario>;
  const map = { ...setup.map, backdrop: { picture: 'cellar', x: 0, y: 1.5, width: 10 } };
  return post(server.url, '/api/battles', { fight: { ...setup, map, pictures: [{ name: 'cellar', data }] } });
}

const tokenOf = (link: string) => link.split('#')[1] ?? '';
const fetchPicture = (id: string, name = NAME) => fetch(`${server.url}/api/battles/${id}/pictures/${name}`);

describe('a picture of a fight', () => {
  it('is served with its type, cached forever, and cannot run scripts', async () => {
    const { id } = await create<CreatedBattle>(FACE);
    const { headers, ...response } = await fetchPicture(id).then(async (got) => ({
      headers: Object.fromEntries(got.headers),
      body: Buffer.from(await got.arrayBuffer()).toString('base64'),
    }));
    expect(response.body).toBe(DOT);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it.each([
    {
      name: 'a page labeled as a picture',
      data: `data:image/png;base64,${btoa('<script>alert(1)</script>')}`,
      says: 'it’s damaged, or it isn’t a WebP, JPEG or PNG.',
    },
    {
      name: 'an SVG labeled as a WebP',
      data: `data:image/webp;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`,
      says: 'it’s damaged, or it isn’t a WebP, JPEG or PNG.',
    },
    {
      name: 'a PNG labeled as a JPEG',
      data: FACE.replace('png', 'jpeg'),
      says: 'it’s labeled image/jpeg, but it’s image/png.',
    },
    {
      name: 'a picture that is huge once it is decoded',
      data: sized(30_000),
      says: 'its longer side is 30000 pixels, but it must be 1 to 1024.',
    },
  ])('is refused for its content: $name', async ({ data, says }) => {
    // biome-ignore format: keeps each row on one line
    const { error } = await create<HttpFailure>(data);
    expect(error).toMatchObject({ code: 'bad-picture', message: expect.stringContaining(says) });
  });

  it('is revealed only to seats that may know of its fighter', async () => {
    const { id, links } = await create<CreatedBattle>(FACE, true);
    const gm = await Guest.join(server.url, id, { token: tokenOf(links.gm), name: 'Gloria' });
    const ann = await Guest.join(server.url, id, { token: tokenOf(links.player), name: 'Ann' });
    expect(JSON.stringify(gm.table)).toContain(NAME);
    expect(JSON.stringify(ann.table)).not.toContain(NAME);
    await gm.leave();
    await ann.leave();
  });

  it('is in the fight that is saved from the table, and is deleted with the battle', async () => {
    const { id, links } = await create<CreatedBattle>(FACE);
    const secret = { token: tokenOf(links.gm) };
    const { fight } = await post<SavedFight>(server.url, `/api/battles/${id}/fight`, secret);
    expect(JSON.parse(fight).pictures).toEqual([{ name: NAME, data: FACE }]);
    await fetch(`${server.url}/api/battles/${id}/delete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(secret),
    });
    expect([(await fetchPicture(id)).status, await server.store.pictures.list(id)]).toEqual([404, {}]);
  });

  it('is in the recording, where it is first shown', async () => {
    const { id, links } = await create<CreatedBattle>(FACE);
    const gm = await Guest.join(server.url, id, { token: tokenOf(links.gm), name: 'Gloria' });
    await gm.seat({ do: 'start' });
    const response = await fetch(`${server.url}/api/battles/${id}/recording`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: tokenOf(links.gm) }),
    });
    const [, opening = ''] = (await response.text()).split('\n');
    expect(JSON.parse(opening).pictures).toEqual({ [NAME]: FACE });
    await gm.leave();
  });
});

describe('a picture under the map of a fight', () => {
  it('is known and served to all seats, including spectators', async () => {
    const { id, links } = await createOn<CreatedBattle>(FACE);
    const sam = await Guest.join(server.url, id, { token: tokenOf(links.spectator), name: 'Sam' });
    expect(sam.table.map.backdrop).toEqual({ picture: NAME, x: 0, y: 1.5, width: 10 });
    expect((await fetchPicture(id)).status).toBe(200);
    await sam.leave();
  });

  it('is also known to delayed spectators', async () => {
    const { id, links } = await createOn<CreatedBattle>(FACE);
    const gm = await Guest.join(server.url, id, { token: tokenOf(links.gm), name: 'Gloria' });
    await gm.seat({ do: 'settings', spectatorsDelay: LONGEST_DELAY });
    const sam = await Guest.join(server.url, id, { token: tokenOf(links.spectator), name: 'Sam' });
    expect(sam.table.map.backdrop).toMatchObject({ picture: NAME, width: 10 });
    await sam.leave();
    await gm.leave();
  });

  it('may be larger than a portrait, up to the limit of graphics cards', async () => {
    expect(await createOn<CreatedBattle>(sized(2048))).toHaveProperty('id');
    const { error } = await createOn<HttpFailure>(sized(2049));
    expect(error).toMatchObject({
      code: 'bad-picture',
      message: expect.stringContaining('its longer side is 2049 pixels, but it must be 1 to 2048.'),
    });
  });

  it('is in the recording and in the fight that is saved from the table', async () => {
    const { id, links } = await createOn<CreatedBattle>(FACE);
    const gm = await Guest.join(server.url, id, { token: tokenOf(links.gm), name: 'Gloria' });
    await gm.seat({ do: 'start' });
    const secret = { token: tokenOf(links.gm) };
    const response = await fetch(`${server.url}/api/battles/${id}/recording`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(secret),
    });
    const [, opening = ''] = (await response.text()).split('\n');
    expect(JSON.parse(opening).pictures).toEqual({ [NAME]: FACE });
    const { fight } = await post<SavedFight>(server.url, `/api/battles/${id}/fight`, secret);
    expect(JSON.parse(fight)).toMatchObject({
      map: { backdrop: { picture: NAME, width: 10 } },
      pictures: [{ name: NAME, data: FACE }],
    });
    await gm.leave();
  });
});
