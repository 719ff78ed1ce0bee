import { plural } from './plural.ts';

/* Texts about spectators. */

export const lookOn = (count: number) => plural(count, 'One looks on', `${count} look on`);
export const unnamed = (count: number) => `${count} without a name`;
export const andMoreUnnamed = (count: number) => `and ${count} more without a name`;
