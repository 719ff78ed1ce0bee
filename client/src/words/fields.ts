/* Fields for values of any kind. */

export const values = 'Values';
export const betweenCommas = (label: string) => `${label}, between commas`;
export const betweenSpaces = (label: string) => `${label}: hexes as q,r, between spaces`;
export const value = 'Value';
export const asJson = (label: string) => `${label}, as JSON`;
export const thisIsNotJson = 'This is not JSON.';
