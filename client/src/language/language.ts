/** The languages that users can choose. The build fills it in. */
export const LANGUAGES: readonly string[] = ['en'];
