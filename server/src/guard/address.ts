import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Whom a request comes from: the other end of the connection or, with so many proxies of our own in front, whom the
 * outermost of them saw. What stands further left in the header is the guest's own claim.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const near = socket.remoteAddress ?? '';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const seen = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return networkOf(seen || near);
}

/** Whether it comes from this very machine, and through no proxy that speaks for others. */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
}

/** One guest of IPv6 has a whole network of addresses: its first four groups. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const last = tail.split(':').filter((group) => group !== '');
  const missing = address.includes('::') ? 8 - groups.length - last.length : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...last].slice(0, 4).join(':');
}
