/** The language of the page as a BCP 47 tag. The build replaces it in the page's other languages. */
export const LANGUAGE: string = 'en';
