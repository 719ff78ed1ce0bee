import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SHELF, shelfOf } from './shelf.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

it('the list of the rulesets is up to date with their manifests', () => {
  expect(readFileSync(join(ROOT, SHELF), 'utf8'), 'npm run shelf').toBe(shelfOf(ROOT));
});
