import type { PushAddress } from '@riposte/shared/protocol/notifications';
import { SERVICE_WORKER } from '../net/service-worker-path.ts';

/** The ability of this browser to receive push messages, or the reason why it cannot. */
export type PushAbility = 'possible' | 'insecure' | 'unsupported' | 'denied';

/** Returns whether this browser can receive push messages on this page. */
export function pushAbility(): PushAbility {
  if (!window.isSecureContext) return 'insecure';
  const { serviceWorker } = navigator as Partial<Navigator>;
  const { PushManager, Notification } = window as Partial<typeof window>;
  if (!serviceWorker || !PushManager || !Notification) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** Returns the push address of this browser; undefined if it has none. */
export async function ownEndpoint(): Promise<string | undefined> {
  if (pushAbility() === 'insecure' || pushAbility() === 'unsupported') return undefined;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription())?.endpoint;
}

/**
 * Subscribes this browser to push messages with the server's public key. Asks the user for permission first. Returns
 * undefined if the user denies it.
 */
export async function subscribeToPush(publicKey: string): Promise<PushAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscribed = await pushManager.subscribe(options);
  const { endpoint, keys } = subscribed.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}
