/* Generated from en/fields.json by `npm run words`. Edit that file instead. */

export const values = 'Values';
export const betweenCommas = (label: string) => `${label} (separate with commas)`;
export const betweenSpaces = (label: string) => `${label} (hexes as q,r, separated by spaces)`;
export const value = 'Value';
export const asJson = (label: string) => `${label} (JSON)`;
export const thisIsNotJson = 'This isn’t valid JSON.';
export const all = 'All';
export const without = (what: string) => `Remove ${what}`;
export const addTo = (label: string) => `Add to ${label}`;
export const nameIn = (label: string) => `${label}: name`;
