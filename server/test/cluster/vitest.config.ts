import { defineConfig } from 'vitest/config';

/** The configuration of `npm run cluster`: several processes on one Postgres and one Redis, which must be installed. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.cluster.ts'],
    testTimeout: 3_600_000, // long, because the environment can set any number of kills
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
