import type { Limits } from './limits.ts';

/** The limits of request bodies that contain more than other requests, by the path of their route. */
export const LARGE_BODIES = {
  '/api/battles': 'fight',
  '/api/battles/:id/pictures': 'picture',
  '/api/shelves/:id/keep': 'fight',
  '/api/campaigns': 'campaign',
  '/api/campaigns/:id/change': 'fight',
  '/api/campaigns/:id/fights': 'fight',
  '/api/campaigns/:id/pictures': 'picture',
  '/api/key-ring/sync': 'ring',
} as const satisfies Readonly<Record<string, keyof Limits>>;

const PATTERNS = Object.entries(LARGE_BODIES).map(
  ([path, limit]) => [new RegExp(`^${path.replace(':id', '[^/]+')}$`), limit] as const,
);

/** Returns the maximum size of the body of a request to a path, in bytes. */
export function mostBytesTo(path: string, limits: Limits): number {
  const [, limit = 'body'] = PATTERNS.find(([pattern]) => pattern.test(path)) ?? [];
  return limits[limit];
}
