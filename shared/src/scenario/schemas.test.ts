import { expect, it } from 'vitest';
import { schemaOf } from '../engine/schema/json-schema.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { fightKind } from './fight.ts';

/**
 * Editors complete and check fights with these files. After a change of the fight format, `npx vitest run
 * schemas -u` updates them.
 */
it.each(Object.values(RULESETS))(
  'the schema for fights under $id matches the published file',
  async (ruleset) => {
    const schema = JSON.stringify(schemaOf(fightKind(ruleset)), null, 2);
    await expect(`${schema}\n`).toMatchFileSnapshot(`../../schemas/${ruleset.id}.json`);
  },
);
