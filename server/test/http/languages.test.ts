import type { CreatedBattle, RulesetInfo } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve, UNBOUNDED } from '../support/harness.ts';

/* Tests of the texts that the server gives in the language of a request. They work with any translated ruleset. */

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(Object.values(SHELF).flat(), UNBOUNDED);
});
afterAll(() => server.stop());

type Headers = Readonly<Record<string, string>>;

async function rulesets(headers: Headers, path = '/api/rulesets'): Promise<readonly RulesetInfo[]> {
  const response = await fetch(server.url + path, { headers });
  return (await response.json()) as readonly RulesetInfo[];
}

/** Opens the first ready-made fight of the first ruleset, and returns its record. */
async function opened(headers: Headers, changes: object = {}) {
  const [ruleset] = Object.values(RULESETS);
  const body = JSON.stringify({ ruleset: ruleset?.id, scenario: ruleset?.scenarios[0]?.id, ...changes });
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
  const { id } = (await (await fetch(`${server.url}/api/battles`, init)).json()) as CreatedBattle;
  return await server.store.find(id);
}

const GERMAN = { 'accept-language': 'de-AT, en;q=0.5' };

it.each([
  { name: 'the browser’s', headers: GERMAN },
  { name: 'the one in the cookie', headers: { 'accept-language': 'en', cookie: 'lang=de' } },
  { name: 'the one in the address', headers: { cookie: 'lang=en' }, path: '/api/rulesets?lang=de' },
])('the rulesets are described in the language of the request: $name', async ({ headers, path }) => {
  const [english, german] = [await rulesets({}), await rulesets(headers, path)];
  for (const [index, { id, name, tagline, scenarios, battleOptions }] of german.entries()) {
    const other = english[index];
    expect([id, name, scenarios.length]).toEqual([other?.id, other?.name, other?.scenarios.length]);
    expect(tagline).not.toBe(other?.tagline);
    for (const [at, { id, title, blurb, heroes }] of scenarios.entries()) {
      const same = other?.scenarios[at];
      expect([id, heroes.map((hero) => hero.id)]).toEqual([same?.id, same?.heroes.map((hero) => hero.id)]);
      expect(title).not.toBe(same?.title);
      expect(blurb).not.toBe(same?.blurb);
    }
    const labels = battleOptions.map(({ label }) => label);
    expect(labels).not.toEqual(other?.battleOptions.map(({ label }) => label));
  }
});

it('a translated house rule keeps its values', async () => {
  const [english, german] = [await rulesets({}), await rulesets(GERMAN)];
  const fieldsOf = (infos: readonly RulesetInfo[]) => infos.flatMap(({ battleOptions }) => battleOptions);
  const valuesOf = (infos: readonly RulesetInfo[]) =>
    fieldsOf(infos).map(({ label, help, ...field }) =>
      'choices' in field ? { ...field, choices: field.choices.map(({ value }) => value) } : field,
    );
  expect(valuesOf(german)).toEqual(valuesOf(english));
  const labelsOf = (infos: readonly RulesetInfo[]) =>
    fieldsOf(infos).flatMap((field) => ('choices' in field ? field.choices.map(({ label }) => label) : []));
  expect(labelsOf(german)).not.toEqual(labelsOf(english));
});

it('caches keep the rulesets apart by language, and ask again', async () => {
  const { headers } = await fetch(`${server.url}/api/rulesets`, { headers: GERMAN });
  expect(headers.get('vary')).toMatch(/Accept-Language, Cookie/);
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('a ready-made fight has its title and its names in the language of the person who opens it', async () => {
  const [english, german] = [await opened({}), await opened(GERMAN)];
  expect(german?.title).not.toBe(english?.title);
  const namesOf = (battle: typeof german) => battle?.setup.combatants.map(({ name }) => name);
  expect(namesOf(german)).not.toEqual(namesOf(english));
});

it('a ready-made fight is otherwise the same in all languages', async () => {
  const [english, german] = [await opened({}), await opened(GERMAN)];
  const withoutNames = (battle: typeof german) => ({
    ...battle?.setup,
    combatants: battle?.setup.combatants.map(({ name, ...fighter }) => fighter),
  });
  expect(withoutNames(german)).toEqual(withoutNames(english));
  expect([german?.ruleset, german?.version]).toEqual([english?.ruleset, english?.version]);
});

it('a title that a person has given stays as it is', async () => {
  expect(await opened(GERMAN, { title: 'Friday' })).toMatchObject({ title: 'Friday' });
});

it.each([
  { name: 'without a language', headers: {} },
  { name: 'with a language without translations', headers: { 'accept-language': 'ja' } },
])('a request $name gets English texts', async ({ headers }) => {
  const [scenario] = Object.values(RULESETS)[0]?.scenarios ?? [];
  expect(await opened(headers)).toMatchObject({ title: scenario?.title });
  expect((await rulesets(headers))[0]?.scenarios[0]?.title).toBe(scenario?.title);
});
