import { expect, it } from 'vitest';
import { schemaOf } from '../engine/schema/json-schema.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { fightKind } from './fight.ts';

/**
 * Editors use these files to complete and check fights. After a change to the fight format, update the files with
 * `npx vitest run schemas -u`.
 */
it.each(Object.values(RULESETS))(
  'the schema for fights under $id matches the published file',
  async (ruleset) => {
    const schema = JSON.stringify(schemaOf(fightKind(ruleset)), null, 2);
    await expect(`${schema}\n`).toMatchFileSnapshot(`../../schemas/${ruleset.id}.json`);
  },
);
