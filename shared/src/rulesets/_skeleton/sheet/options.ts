/** The options of a battle. Declare new ones here with field schemas. */
export const OPTIONS = {};
