import type { PushMessage } from '@riposte/shared/protocol/notifications';

declare const self: ServiceWorkerGlobalScope;

/** The action of the button that turns these messages off. */
const OFF = 'off';

/** Starts to show push messages, and to open the table when the user clicks one. */
export function listenForPush(): void {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as PushMessage));
  });
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    const { path, off } = notification.data as PushMessage;
    notification.close();
    event.waitUntil(action === OFF ? fetch(off, { method: 'POST' }) : open(path));
  });
}

/** Shows a message. A later message about the same table replaces it. */
function show(message: PushMessage): Promise<void> {
  const { title, body, path, offLabel } = message;
  const options = {
    body,
    tag: path,
    icon: '/icons/192.png',
    data: message,
    actions: [{ action: OFF, title: offLabel }],
  };
  return self.registration.showNotification(title, options);
}

/** Focuses the page of a table, or opens it if no window shows it. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  await (shown ? shown.focus() : self.clients.openWindow(path));
}
