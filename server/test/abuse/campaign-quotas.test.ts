import type { CreatedCampaign } from '@riposte/shared/protocol/campaign';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { writeFight } from '@riposte/shared/scenario/write-fight';
import { afterEach, expect, it } from 'vitest';
import { BATTLE_BYTES, type Limits } from '../../src/guard/limits.ts';
import { askCampaigns } from '../support/campaigns.ts';
import { serve, UNBOUNDED } from '../support/harness.ts';
import { FACE } from '../support/pictures.ts';

/* Tests of the limits for one address when it uses campaigns. */

const scenario = RULESETS.vigil?.scenarios[0];
if (!scenario) throw new Error('The fight of this test is missing.');
const document = writeFight(scenario);
const sheet = scenario.setup.combatants.find(({ side }) => side === 'heroes')?.sheet;

let server: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(() => server?.stop());

/** Starts a server and a campaign with the hero h2. Returns a function that sends its GM's requests. */
async function campaignWith(limits: Partial<Limits>) {
  server = await serve(RULESETS, { ...UNBOUNDED, ...limits });
  const { url } = server;
  const start = { name: 'Gloria', title: 'The Mill', ruleset: 'vigil' };
  const { id, key } = (await askCampaigns<CreatedCampaign>(url, '', start)).said;
  const ask = (path: string, body: object = {}) => askCampaigns(url, `/${id}/${path}`, { key, ...body });
  await ask('change', { change: { do: 'add-hero', owner: null, name: 'Ana', sheet } });
  return ask;
}

it.each([
  { limit: 'changes', path: 'change', burst: 2, body: { change: { do: 'rename', title: 'The Weir' } } },
  { limit: 'pictures', path: 'pictures', burst: 1, body: { picture: FACE } },
  { limit: 'battles', path: 'fights', burst: 2, body: { document, heroes: ['h2'] } },
  { limit: 'recordings', path: 'export', burst: 1, body: {} },
] as const)('the limit for $limit counts each request to $path', async ({ limit, path, burst, body }) => {
  const ask = await campaignWith({ [limit]: { burst, perSecond: 0 } });
  expect((await ask(path, body)).status).toBeLessThan(300);
  expect(await ask(path, body)).toMatchObject({ status: 429, said: 'too-many-requests' });
});

it('the daily bytes of an address include all that is stored for a fight of a campaign', async () => {
  const ask = await campaignWith({ stored: { burst: 1.5 * BATTLE_BYTES, perSecond: 0 } });
  const open = () => ask('fights', { document, heroes: ['h2'] });
  expect([(await open()).status, (await open()).said]).toEqual([201, 'too-many-requests']);
});
