/** The options of a battle: a new one is declared here, in kinds. */
export const OPTIONS = {};
