import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.ts'],
    globalSetup: './support/build-client.ts',
    testTimeout: 480_000,
    hookTimeout: 240_000, // long, because some tests build a copy of the project
    isolate: false, // shares loaded modules between test files, as in the unit tests
    maxWorkers: 2, // the tests mostly wait for pages, not for a processor
  },
});
