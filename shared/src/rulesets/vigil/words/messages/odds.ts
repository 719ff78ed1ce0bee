/* Generated from en/odds.json by `npm run words`. Edit that file instead. */

export const odds = { noDamage: 'No damage', damage: 'Damage' };
