import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Returns the address that a request comes from. Behind trusted proxies, this is the address that the outermost trusted
 * proxy added to the header. Entries further left in the header may be forged.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const near = socket.remoteAddress ?? '';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const seen = proxies > 0 ? withoutPort(forwarded.at(-proxies)?.trim() ?? '') : '';
  return networkOf(seen || near);
}

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Returns whether a request comes from this machine without a proxy. Requires a local host name, which
 * excludes DNS rebinding.
 */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const isNear = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  return !isForwarded && isNear && LOCAL_HOST.test(headers.host ?? '');
}

/** Returns an address that a proxy wrote (`1.2.3.4:5678`, `[2001:db8::1]:5678`) without brackets and port. */
function withoutPort(written: string): string {
  const [, bracketed, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/.exec(written) ?? [];
  return bracketed ?? ipv4 ?? written;
}

/**
 * Returns the network under which an address counts toward all limits. For IPv6, it is the first four groups, because a
 * guest usually has a whole network.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const last = tail.split(':').filter((group) => group !== '');
  const missing = address.includes('::') ? 8 - groups.length - last.length : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...last].slice(0, 4).join(':');
}
