import { defineConfig } from 'vitest/config';

/** `npm run cluster`: several processes on one Postgres and one Redis, which have to be installed. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.cluster.ts'],
    testTimeout: 3_600_000, // how many kills there are is said from outside
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
