import { groupFight } from '@riposte/shared/engine/setup/scenario';
import type { CreatedBattle, HttpFailure } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, post, serve, UNBOUNDED } from '../support/harness.ts';

/* Tests of fights from users' files. They work with any ruleset. */

const [ruleset] = Object.values(RULESETS);
if (!ruleset) throw new Error('There is no rulebook.');
const setup = groupFight(ruleset.scenarios)?.setup;
const [first] = setup?.combatants ?? [];
if (!setup || !first) throw new Error('The fight is missing.');

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(RULESETS, UNBOUNDED);
});
afterAll(() => server.stop());

const create = <Answer>(body: object) => post<Answer>(server.url, '/api/battles', body);

/** Joins a new battle as its GM. */
async function sitDown({ id, links }: CreatedBattle): Promise<Guest> {
  const token = links.gm.split('#')[1] ?? '';
  return Guest.join(server.url, id, { token, name: 'Gloria' });
}

describe('a fight from a file', () => {
  it.each([
    { name: 'as the text of the file', fight: JSON.stringify({ title: 'Mill', ...setup }, null, 2) },
    { name: 'as the parsed content of the file', fight: { title: 'Mill', ...setup } },
  ])('can be played if it is sent $name', async ({ fight }) => {
    const gm = await sitDown(await create({ fight }));
    expect(gm.state.title).toBe('Mill');
    expect(Object.keys(gm.table.fighters)).toEqual(setup.combatants.map(({ id }) => id));
    await gm.leave();
  });

  it('can be started at once, against bots', async () => {
    expect(await create({ fight: setup, play: [first.id] })).toMatchObject({ seatKey: expect.any(String) });
  });

  it('is refused with all its faults, line by line', async () => {
    const fight = JSON.stringify({ ...setup, rounds: 3, map: { radius: -1 } }, null, 2);
    const lineOf = (text: string) => 1 + fight.split('\n').findIndex((line) => line.includes(text));
    const { error } = await create<HttpFailure>({ fight });
    expect(error).toMatchObject({
      code: 'bad-setup',
      message: expect.stringMatching(/^Line \d+: .+\.$/),
      faults: [
        { line: lineOf('"radius"'), path: 'map.radius', found: '-1' },
        { line: lineOf('"rounds"'), path: 'rounds' },
      ],
    });
  });

  it('is refused if it is nested too deeply', async () => {
    const nested = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
    expect(await create({ fight: { ...setup, nested } })).toMatchObject({ error: { code: 'bad-request' } });
  });

  it.each(Object.values(RULESETS))(
    'may have the maximum number of fighters and hexes with the rules of $id',
    async ({ id, scenarios }) => {
      const combatants = Array.from({ length: 200 }, (_, index) => ({
        id: `f${index}`,
        side: index % 2 ? 'foes' : 'heroes',
        at: [(index % 40) - 20, Math.floor(index / 40) * 2 - 4],
        sheet: scenarios[0]?.setup.combatants[0]?.sheet,
      }));
      const map = { radius: 40, difficult: Array.from({ length: 80 }, (_, q) => [q - 40, 1]) };
      const gm = await sitDown(await create({ fight: { ruleset: id, map, combatants } }));
      expect(Object.keys(gm.table.fighters)).toHaveLength(200);
      await gm.seat({ do: 'start' });
      await gm.until(({ status }) => status === 'fighting');
      await gm.leave();
    },
  );
});

describe('the schema of fights', () => {
  it.each(Object.keys(RULESETS))('can be downloaded for editors: %s', async (id) => {
    const response = await fetch(`${server.url}/api/rulesets/${id}/schema`);
    expect(response.headers.get('content-type')).toMatch('application/schema+json');
    expect(await response.json()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      required: ['ruleset', 'map', 'combatants'],
      properties: { ruleset: { enum: [id] } },
    });
  });

  it('exists only for known rulesets', async () => {
    const response = await fetch(`${server.url}/api/rulesets/constructor/schema`);
    expect(response.status).toBe(404);
  });
});
