import { createRequire } from 'node:module';

export const { evaluate }: typeof import('mathjs') = createRequire(import.meta.url)(
  'mathjs/lib/browser/math.js',
);
