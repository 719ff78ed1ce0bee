import { readLibrary } from '@riposte/shared/library/library-file';
import type {
  CreatedLibrary,
  DocumentList,
  OpenedDocument,
  SavedDocument,
} from '@riposte/shared/protocol/library';
import { MOST_DOCUMENTS } from '@riposte/shared/protocol/library';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { writeFight } from '@riposte/shared/scenario/write-fight';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Limits } from '../../src/guard/limits.ts';
import { serve, UNBOUNDED } from '../support/harness.ts';

const [ruleset] = Object.values(RULESETS);
const [scenario] = ruleset?.scenarios ?? [];
if (!ruleset || !scenario) throw new Error('There is no rulebook.');
const FIGHT = writeFight(scenario);
const MAP = `{"ruleset":"${ruleset.id}","map":{"radius":2,"walls":[[0,0]]}}`;

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(RULESETS, UNBOUNDED);
});
afterAll(() => server.stop());

async function ask<Said>(
  path: string,
  body: object = {},
  url = server.url,
): Promise<{ status: number; said: Said }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  const said = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, said: said?.error?.code ?? said };
}

/** Returns the id and the secret of a workshop link. */
function partsOf(link: string) {
  const [id = '', secret = ''] = link.split('=')[1]?.split('.') ?? [];
  return { id, secret };
}

let shelf: string;
let key: string;
beforeEach(async () => {
  const { id, secret } = partsOf((await ask<CreatedLibrary>('shelves')).said.link);
  [shelf, key] = [`shelves/${id}`, secret];
});

const keep = (changes: object = {}) =>
  ask<SavedDocument>(`${shelf}/keep`, { key, kind: 'fight', document: FIGHT, ...changes });
const list = async () => (await ask<DocumentList>(`${shelf}/list`, { key })).said.things;

describe('a library', () => {
  it('lists saved items under their own or a new name, the latest first', async () => {
    const fight = await keep();
    expect(fight).toMatchObject({
      status: 201,
      said: { kind: 'fight', name: scenario.title, ruleset: ruleset.id, size: Buffer.byteLength(FIGHT) },
    });
    const map = await keep({ kind: 'map', document: MAP, name: '  The  mill ' });
    expect(map.said).toMatchObject({ kind: 'map', name: 'The mill', ruleset: ruleset.id });
    expect(await list()).toEqual([map.said, fight.said]);
  });

  it('replaces a saved fight with a changed one under the same link', async () => {
    const { said: first } = await keep();
    const { said: second } = await keep({ thing: first.id, name: 'Changed' });
    expect(await list()).toEqual([second]);
    expect(second).toMatchObject({ id: first.id, name: 'Changed', link: first.link });
  });

  it('lets items in it be renamed and deleted, but no other items', async () => {
    const { said: thing } = await keep();
    const at = `${shelf}/things/${thing.id}`;
    expect(await ask(`${at}/rename`, { key, name: ' Mill ' })).toEqual({
      status: 200,
      said: { name: 'Mill' },
    });
    expect(await ask(`${at}/rename`, { key, name: ' ' })).toEqual({ status: 400, said: 'bad-name' });
    expect(await list()).toMatchObject([{ id: thing.id, name: 'Mill' }]);
    expect(await ask(`${at}/delete`, { key })).toMatchObject({ status: 204 });
    const gone = { status: 404, said: 'no-such-thing' };
    expect(await ask(`${at}/delete`, { key })).toEqual(gone);
    expect(await ask(`${at}/rename`, { key, name: 'Mill' })).toEqual(gone);
    expect(await keep({ thing: thing.id })).toEqual(gone);
    expect(await list()).toEqual([]);
  });

  it.each(['list', 'keep', 'export', 'delete', 'things/x/rename', 'things/x/delete'])(
    'can be used only through its own link: %s',
    async (path) => {
      const body = { kind: 'fight', document: FIGHT, name: 'Mine' };
      const given = path === 'keep' ? body : path.endsWith('rename') ? { name: 'Mine' } : {};
      expect(await ask(`${shelf}/${path}`, { ...given, key: 'x' })).toEqual({
        status: 403,
        said: 'bad-link',
      });
      expect(await ask(`shelves/nowhere/${path}`, { ...given, key })).toEqual({
        status: 404,
        said: 'no-such-shelf',
      });
    },
  );

  it('can be exported as one file, and saved elsewhere from that file', async () => {
    await keep({ name: 'Mill "at night"' });
    await keep({ kind: 'map', document: MAP, name: 'Ground' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/api/${shelf}/export`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ key }),
    });
    const things = readLibrary(await response.text()) ?? [];
    expect(things.map(({ kind, name }) => [kind, name])).toEqual([
      ['map', 'Ground'],
      ['fight', 'Mill "at night"'],
    ]);
    for (const thing of things) expect(await keep(thing)).toMatchObject({ status: 201 });
    expect(await list()).toHaveLength(4);
  });

  it('is gone with all its public links once deleted', async () => {
    const { said: thing } = await keep();
    const { id, secret } = partsOf(thing.link);
    expect(await ask(`${shelf}/delete`, { key })).toMatchObject({ status: 204 });
    expect(await ask(`${shelf}/list`, { key })).toEqual({ status: 404, said: 'no-such-shelf' });
    expect(await ask(`kept/${id}`, { token: secret })).toEqual({ status: 404, said: 'no-such-thing' });
  });

  it.each<readonly [string, object, string]>([
    ['a fight with an unknown ruleset', { document: FIGHT.replace(ruleset.id, 'nothing') }, 'bad-document'],
    ['a document that is not JSON', { document: '{' }, 'bad-document'],
    ['a fight saved as heroes', { kind: 'party' }, 'bad-document'],
    ['a map without hexes', { kind: 'map', document: `{"ruleset":"${ruleset.id}"}` }, 'bad-document'],
    ['a map without a name', { kind: 'map', document: MAP }, 'bad-name'],
    ['an unknown kind', { kind: 'song' }, 'bad-request'],
    ['a fight with a broken picture', { document: withPicture('data:image/png;base64,AAAA') }, 'bad-picture'],
  ])('refuses %s, and saves nothing', async (_what, changes, code) => {
    expect(await keep(changes)).toEqual({ status: 400, said: code });
    expect(await list()).toEqual([]);
  });

  it('refuses more than it has room for', async () => {
    for (let count = 0; count < MOST_DOCUMENTS; count++)
      await keep({ kind: 'map', document: MAP, name: 'Mill' });
    expect(await keep()).toEqual({ status: 409, said: 'shelf-full' });
    const [last] = await list();
    expect(await keep({ thing: last?.id })).toMatchObject({ status: 201 });
  });
});

/** Returns the fight with a picture of its first fighter. */
function withPicture(data: string): string {
  const { combatants, ...setup } = scenario?.setup ?? { combatants: [] };
  const [first, ...others] = combatants;
  const pictures = [{ name: 'face', data }];
  return JSON.stringify({ ...setup, combatants: [{ ...first, portrait: 'face' }, ...others], pictures });
}

describe('a public link to a saved item', () => {
  it('lets every visitor read the item and start a battle from it', async () => {
    const { id, secret } = partsOf((await keep({ name: 'Mill' })).said.link);
    const { said } = await ask<OpenedDocument>(`kept/${id}`, { token: secret });
    expect(said).toEqual({ kind: 'fight', name: 'Mill', ruleset: ruleset.id, document: FIGHT });
    const battle = await ask<CreatedBattle>('battles', { fight: said.document });
    expect(battle).toMatchObject({ status: 201, said: { links: { gm: expect.any(String) } } });
  });

  it('opens neither its library nor another item', async () => {
    const { id, secret } = partsOf((await keep()).said.link);
    const other = partsOf((await keep()).said.link);
    const gone = { status: 404, said: 'no-such-thing' };
    expect(await ask(`kept/${other.id}`, { token: secret })).toEqual(gone);
    expect(await ask(`kept/${id}`, { token: key })).toEqual(gone);
    expect(await ask(`${shelf}/things/${id}/delete`, { key: secret })).toEqual({
      status: 403,
      said: 'bad-link',
    });
    expect(await ask(`${shelf}/list`, { key: secret })).toEqual({ status: 403, said: 'bad-link' });
  });

  it('contains a secret that is not in the database, and neither is the library’s secret', async () => {
    const { id, secret } = partsOf((await keep()).said.link);
    const found = JSON.stringify([
      await server.store.shelves.read(id),
      await server.store.shelves.find(shelf.slice(8)),
    ]);
    expect(found).not.toContain(secret);
    expect(found).not.toContain(key);
  });
});

describe('one address', () => {
  const never = { burst: 2, perSecond: 0 };
  it.each<readonly [string, Partial<Limits>, string]>([
    ['create more libraries', { shelves: never }, 'shelves'],
    ['save more things', { kept: never }, 'shelves/x/keep'],
    ['export more libraries', { recordings: never }, 'shelves/x/export'],
  ])('cannot %s than its limit allows', async (_what, limits, path) => {
    const small = await serve(RULESETS, limits);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await ask(path, {}, small.url)).status);
    await small.stop();
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
  });
});
