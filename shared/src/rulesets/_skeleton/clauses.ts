/** The clauses of Skeleton, each by its id: what the table of the README is made from. */
export const CLAUSES = {
  'SKELETON-1': 'Turns in the given order, or as listed, round after round',
  'SKELETON-2': 'A turn has its action points, and ends when its player says so',
  'SKELETON-3': 'Moving along free hexes, at most four',
  'SKELETON-4': 'Striking somebody adjacent: a die decides whether it hits',
  'SKELETON-5': 'Who is about to be hit may dodge, once before its next turn',
  'SKELETON-6': 'A hit costs hit points; without any left one is defeated',
  'SKELETON-7': 'The last side that stands has won',
};
