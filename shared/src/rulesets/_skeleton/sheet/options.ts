/** The options of a battle. Declare new options here with field schemas. */
export const OPTIONS = {};
