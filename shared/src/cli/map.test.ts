import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./map.ts', import.meta.url));
const cellar = fileURLToPath(new URL('../../testdata/maps/cellar.dd2vtt', import.meta.url));

it('the map program puts a map with its doors into a scenario, and reports fighters in walls or off the map', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-maps-'));
  const file = join(folder, 'fight.json');
  const ana = { id: 'ana', side: 'heroes', at: [-7, 0], sheet: { kind: 'warden' } };
  writeFileSync(file, JSON.stringify({ ruleset: 'flow', map: { radius: 5 }, combatants: [ana] }));
  const { stdout, status } = spawnSync(process.execPath, [program, cellar, '--into', file], {
    encoding: 'utf8',
  });
  const { map, options } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  expect(stdout).toContain('- The picture isn’t imported.\n');
  expect(stdout).toContain('! combatants[0].at: [-7, 0] is off the map or a wall.\n');
  expect([map.radius, options.doors.length]).toEqual([11, 3]);
});
