/* Fields for values of any kind. */

export const values = 'Values';
export const betweenCommas = (label: string) => `${label}, between commas`;
export const betweenSpaces = (label: string) => `${label}: hexes as q,r, between spaces`;
export const value = 'Value';
export const asJson = (label: string) => `${label}, as JSON`;
export const thisIsNotJson = 'This is not JSON.';
export const all = 'All of them';
export const without = (what: string) => `Without ${what}`;
export const addTo = (label: string) => `Add to ${label}`;
export const nameIn = (label: string) => `${label}: a name`;
