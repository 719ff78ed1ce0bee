import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { createApp } from './app.ts';
import { StartError } from './process/config.ts';

/**
 * Starts listening. Returns the address to open. Throws `StartError` if the port or the host cannot be used.
 */
export async function listen(
  { server, http }: ReturnType<typeof createApp>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<string> {
  const failed = once(http, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  try {
    await Promise.race([server.listen(port, host), failed]);
  } catch (error) {
    throw new StartError(sentenceFor(error as NodeJS.ErrnoException, port, host));
  }
  const bound = http.address() as AddressInfo;
  const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${bound.port}`;
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use: stop the other program, or set PORT to another number.`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs more permissions than this user has: set PORT to a number above 1023.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return `HOST is "${host}", which isn’t one of this machine’s addresses: set it to 127.0.0.1, or to 0.0.0.0 to let other machines connect.`;
  }
  return `The server cannot listen on ${host}:${port} (${message}): check HOST and PORT.`;
}
