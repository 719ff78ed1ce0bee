// Sums the reports that .ci/run left in a folder: NAME.exit holds a suite's exit code, NAME.json what vitest counted.
// Plain JavaScript: it must say what failed even where nothing could be installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder).filter((file) => file.endsWith('.exit'))) {
  const isWell = readFileSync(join(folder, name), 'utf8').trim() === '0';
  const report = join(folder, name.replace('.exit', '.json'));
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const failures = counts.numFailedTests ?? 0;
  passed += counts.numPassedTests ?? 0;
  // A suite may also fail as a whole: types, lint, a file that cannot be loaded.
  failed += isWell ? failures : Math.max(failures, 1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
