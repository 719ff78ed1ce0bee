import { LANGUAGE } from '../language/language.ts';

/** The address of the service worker of this page's language, which the build writes. */
export const SERVICE_WORKER = LANGUAGE === 'en' ? '/service-worker.js' : `/service-worker.${LANGUAGE}.js`;
