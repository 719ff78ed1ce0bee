/* Text about spectators. */

export const watching = (count: number) => `${count} watching`;
export const unnamed = (count: number) => `${count} unnamed`;
export const andMoreUnnamed = (count: number) => `and ${count} more without a name`;
