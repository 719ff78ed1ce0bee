import { expect, it } from 'vitest';
import { schemaOf } from '../engine/schema/json-schema.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { fightKind } from './fight.ts';

/** Editors complete and check fights by these files. When what a fight may hold has changed, `npx vitest run schemas -u` renews them. */
it.each(Object.values(RULESETS))('the schema of a fight under $id is as published', async (ruleset) => {
  const schema = JSON.stringify(schemaOf(fightKind(ruleset)), null, 2);
  await expect(`${schema}\n`).toMatchFileSnapshot(`../../schemas/${ruleset.id}.json`);
});
