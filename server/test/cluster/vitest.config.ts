import { defineConfig } from 'vitest/config';

/** `npm run cluster`: several processes on one Postgres and one Redis, which must be installed. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.cluster.ts'],
    testTimeout: 3_600_000, // the number of kills comes from the environment
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
