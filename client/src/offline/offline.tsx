import './offline.css';
import { render, type VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SERVICE_WORKER } from '../net/service-worker-path.ts';
import * as common from '../words/common.ts';
import * as words from '../words/offline.ts';

/** Milliseconds between the loading of the page and the registration, so that the first table does not wait for it. */
const DELAY = 1500;
/** Milliseconds between two looks whether the server responds again. */
const LOOK_EVERY = 10_000;

/**
 * Registers the service worker, if the browser supports one. The service worker opens the page without a network; the
 * page then shows a notice. A table has a notice of its own.
 */
export function prepareOffline(): void {
  if ((navigator as Partial<Navigator>).serviceWorker) setTimeout(() => void register(), DELAY);
  if (!/^\/t\/[^/]+\/?$/.test(location.pathname)) showNotice();
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    const message = { type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } };
    serviceWorker.controller?.postMessage(message);
  });
  await serviceWorker.register(SERVICE_WORKER).catch(() => {}); // fails if the browser blocks site data
}

/** Returns the addresses of this release's files that the page has loaded. */
function loadedFiles(): readonly string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return files.filter((file) => file.startsWith(`${location.origin}/assets/`));
}

function showNotice(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  render(<Notice />, place);
}

/** A notice that the page is offline. It disappears once the server answers. */
function Notice(): VNode | null {
  const [isOffline, setOffline] = useState(document.documentElement.dataset.offline !== undefined);
  useEffect(() => {
    const leave = () => setOffline(true);
    const comeBack = () =>
      void fetch(location.pathname, { method: 'HEAD' }).then(
        ({ ok }) => setOffline(!ok),
        () => {}, // the network is back, but the server is not
      );
    const timer = isOffline ? setInterval(comeBack, LOOK_EVERY) : undefined; // a server that was down fires no event
    addEventListener('offline', leave);
    addEventListener('online', comeBack);
    return () => {
      clearInterval(timer);
      removeEventListener('offline', leave);
      removeEventListener('online', comeBack);
    };
  }, [isOffline]);
  if (!isOffline) return null;
  return (
    <p class="offline-notice" role="status" data-testid="offline">
      {words.savedPage}
      <button type="button" class="button small" onClick={() => location.reload()}>
        {common.tryAgain}
      </button>
    </p>
  );
}
