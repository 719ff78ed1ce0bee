/** The language of the page as a BCP 47 tag. The build replaces it in the page's other languages. */
export const LANGUAGE: string = 'en';

/** The languages that users can choose. The build fills it in. */
export const LANGUAGES: readonly string[] = ['en'];
