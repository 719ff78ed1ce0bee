import type {
  CampaignView,
  CreatedCampaign,
  EnteredFight,
  OpenedFight,
} from '@riposte/shared/protocol/campaign';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { writeFight } from '@riposte/shared/scenario/write-fight';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askCampaigns } from '../support/campaigns.ts';
import { Guest } from '../support/harness.ts';
import { Processes } from './support/processes.ts';

const [scenario] = RULESETS.vigil?.scenarios ?? [];
if (!scenario) throw new Error('There is nothing to play.');
const { sheet } = scenario.setup.combatants.find(({ side }) => side === 'heroes') ?? {};
const document = writeFight(scenario);

let processes: Processes;
beforeAll(async () => {
  processes = await Processes.start(2);
});
afterAll(() => processes.stop());

/** Plays a fight in a new campaign to its end. Returns the campaign, and the path of the fight. */
async function playedFight() {
  const ask = async <Json>(path: string, body: object) =>
    (await askCampaigns<Json>(processes.url, path, body)).said;
  const start = { name: 'Gloria', title: 'The Mill', ruleset: 'vigil' };
  const { id, key } = await ask<CreatedCampaign>('', start);
  const change = { do: 'add-hero', owner: null, name: 'Ana', sheet };
  const { campaign } = await ask<CampaignView>(`/${id}/change`, { key, change });
  const heroes = campaign.heroes.map((hero) => hero.id);
  const { fight } = await ask<OpenedFight>(`/${id}/fights`, { key, document, heroes });
  const at = `/${id}/fights/${fight}`;
  const { battle, seatKey = '' } = await ask<EnteredFight>(`${at}/enter`, { key });
  const guest = await Guest.join(processes.url, battle, { seatKey });
  await guest.seat({ do: 'start' });
  await guest.until((state) => state.status === 'fighting');
  await guest.say({ as: 'gm', do: 'gm.end' });
  await guest.until((state) => state.status === 'over');
  await guest.leave();
  return { id, key, at };
}

it('two processes that replay a fight at the same time propose its results once', async () => {
  const { id, key, at } = await playedFight();
  const { store, members, database } = processes;
  const before = await store.campaigns.find(id);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM campaigns WHERE id = $1 FOR UPDATE', [id]); // so that both wait to save
  const asked = members.map(({ port }) =>
    askCampaigns<CampaignView>(`http://127.0.0.1:${port}`, `${at}/results`, { key }),
  );
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'update "campaigns"%'`;
  const saving = async () => (await processes.postgres.run(waiting)).rowCount;
  await expect.poll(saving, { timeout: 20_000 }).toBe(members.length);
  await client.query('COMMIT');
  await client.end();
  for (const { said } of await Promise.all(asked)) {
    expect(said.version).toBe((before?.version ?? 0) + 1);
    expect(said.campaign.fights[0]?.results).toMatchObject([{ status: 'proposed' }]);
  }
});
