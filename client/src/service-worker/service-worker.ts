import { servePages } from './pages.ts';
import { listenForPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Opens pages without a network, and shows push messages while no page is open. The build makes a single file of it,
 * because browsers load it by its fixed address.
 */

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

servePages();
listenForPush();
