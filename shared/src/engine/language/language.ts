/** The language of all texts as a BCP 47 tag. The build of the page replaces it; on Node, texts are English. */
export const LANGUAGE: string = 'en';
