import {
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { fetchInTime } from './fetch-in-time.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __RELEASE_FILES: readonly string[] };

/**
 * The paths that show the page. The service worker leaves all other paths to the server, such as those of links in
 * e-mails.
 */
const PAGE_PATHS = [/^\/$/, /^\/(t|rules|guide|workshop|campaign|replay|key-ring)(\/|$)/];
/** The replies of the API that the page needs to open. They are the same for everyone and hold no secrets. */
const PUBLIC_REPLIES = /^\/(api\/(rulesets|rulebooks)|rulebooks\/.*\.json)$/;
/** Returns the response if it may be cached; null otherwise. */
type CacheCheck = (of: { request: Request; response: Response }) => Promise<Response | null>;

/** The number of seconds after which the cache answers if the server has not. */
const PATIENCE = 4;
/** The caches of files that the page has used, and of the API's public replies. */
const [USED, REPLIES] = ['riposte-used', 'riposte-replies'] as const;

/**
 * Starts to answer the page's requests, from the network or from caches. The first route also makes the router listen
 * to messages with files that a page has loaded before it had this service worker.
 */
export function servePages(): void {
  const files = self.__WB_MANIFEST as readonly PrecacheEntry[]; // the build fills it in: see `build/precache.ts`
  const page = files[0] as Exclude<PrecacheEntry, string>;
  const used = `${USED}-${page.revision}`;
  self.addEventListener('activate', (event) => event.waitUntil(removeOtherThan(used)));
  registerRoute(new NavigationRoute(({ request }) => openPage(request, page.url), { allowlist: PAGE_PATHS }));
  precache([...files]);
  addRoute();
  cleanupOutdatedCaches();
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(assets\/|rulebooks\/.*\.js$)/.test(url.pathname), // the addresses of these files change with their content
    new CacheFirst({ cacheName: used, plugins: [{ cacheWillUpdate: inRelease(self.__RELEASE_FILES) }] }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && PUBLIC_REPLIES.test(url.pathname),
    new NetworkFirst({ cacheName: REPLIES, networkTimeoutSeconds: PATIENCE }),
  );
}

/**
 * Returns the check of files before they are cached. A tab that still shows an earlier release also loads files through
 * this service worker; those are not cached.
 */
function inRelease(files: readonly string[]): CacheCheck {
  const known = new Set(files);
  return async ({ request, response }) => {
    const { pathname } = new URL(request.url);
    const isKnown = !pathname.startsWith('/assets/') || known.has(pathname.slice(1));
    return isKnown && response.status === 200 ? response : null;
  };
}

/** Removes the files that earlier releases have used. */
async function removeOtherThan(used: string): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(USED) && name !== used);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Fetches the page. If the server does not answer, returns the cached page `file`, which is marked as offline. */
async function openPage(request: Request, file: string): Promise<Response> {
  const live = await fetchInTime(request, PATIENCE * 1000).catch(() => undefined);
  if (live && live.status < 500) return live;
  const cached = await matchPrecache(file);
  if (!cached) return live ?? Response.error();
  const html = (await cached.text()).replace('<html', '<html data-offline');
  return new Response(html, { headers: cached.headers });
}
