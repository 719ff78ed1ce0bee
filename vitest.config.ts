import { defineConfig } from 'vitest/config';
import { rulebooks } from './client/build/rulebooks.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%', // many tests wait for sockets: no processor need be left idle
    testTimeout: 60_000, // a net for what hangs: how fast a busy machine is says nothing about the product
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        plugins: [rulebooks()],
        test: {
          name: 'rules and page',
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts'],
          isolate: false, // half of the time of a small file goes into loading the same modules once more
        },
      },
      {
        extends: true,
        test: {
          name: 'panels',
          include: ['client/**/*.test.tsx'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: { name: 'server and scripts', include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
    ],
  },
});
