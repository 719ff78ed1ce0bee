import { fileIn } from '@riposte/shared/protocol/page-language';
import { LANGUAGE } from '../language/language.ts';

/** The address of the service worker of this page's language, which the build writes. */
export const SERVICE_WORKER = fileIn(LANGUAGE, '/service-worker.js');
