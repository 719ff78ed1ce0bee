import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.ts'],
    globalSetup: './support/build-client.ts',
    testTimeout: 480_000,
    hookTimeout: 240_000, // some build a copy of the project
    maxWorkers: 2, // people wait for each other more than for a processor
  },
});
