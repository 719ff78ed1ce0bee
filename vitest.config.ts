import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%', // leaves no processor free, because many tests only wait for sockets
    testTimeout: 60_000, // only stops tests that hang; it is long, because a busy machine can be slow
    hookTimeout: 60_000,
    isolate: false, // shares loaded modules between test files, because loading them again takes half of the time of a small file
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and page',
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'panels',
          include: ['client/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: true, // gives each file a document of its own
        },
      },
      {
        extends: true,
        test: { name: 'server and scripts', include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
    ],
  },
});
