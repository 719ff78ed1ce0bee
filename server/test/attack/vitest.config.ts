import { defineConfig } from 'vitest/config';

/** The configuration of `npm run attack`: attacks on a real server that take too long for `npm test`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.attack.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    passWithNoTests: true,
  },
});
