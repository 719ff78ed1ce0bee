/* Generated from en/odds.json by `npm run words`. Edit that file instead. */

export const odds = {
  miss: 'Miss',
  fails: 'Fails',
  taken: 'The interceptor takes the hit',
  late: 'The Intercept fails',
  level: {
    'critical-failure': 'Critical failure',
    failure: 'Failure',
    normal: 'Normal',
    hard: 'Hard',
    major: 'Major',
    critical: 'Critical',
  },
  with: (more: string, defense: string) => `${more} (${defense})`,
};
