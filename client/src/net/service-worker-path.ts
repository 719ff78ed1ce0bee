import { LANGUAGE } from '@riposte/shared/engine/language/language';
import { fileIn } from '@riposte/shared/protocol/page-language';

/** The address of the service worker of this page's language, which the build writes. */
export const SERVICE_WORKER = fileIn(LANGUAGE, '/service-worker.js');
