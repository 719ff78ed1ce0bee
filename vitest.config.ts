import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%', // many tests wait for sockets: no processor need be left idle
    testTimeout: 60_000, // a net for what hangs: how fast a busy machine is says nothing about the product
    hookTimeout: 60_000,
    include: [
      'scripts/**/*.test.ts',
      'shared/**/*.test.ts',
      'server/**/*.test.ts',
      'client/**/*.test.{ts,tsx}',
    ],
  },
});
