/* Generated from en/about.json by `npm run words`. Edit that file instead. */

export const about = { facts: { edges: 'Edges', snags: 'Snags' } };
