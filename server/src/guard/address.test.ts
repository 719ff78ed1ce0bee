import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { addressOf, isFromHere } from './address.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

it.each([
  { name: 'the other end of the connection', near: '203.0.113.7', proxies: 0, address: '203.0.113.7' },
  {
    name: 'the same for an old address in new clothes',
    near: '::ffff:203.0.113.7',
    proxies: 0,
    address: '203.0.113.7',
  },
  {
    name: 'its network, for a new address',
    near: '2001:db8:1:2:3:4:5:6',
    proxies: 0,
    address: '2001:db8:1:2',
  },
  { name: 'its network, written short', near: '2001:db8::6', proxies: 0, address: '2001:db8:0:0' },
  {
    name: 'whom our proxy saw',
    near: '127.0.0.1',
    seen: '198.51.100.9',
    proxies: 1,
    address: '198.51.100.9',
  },
  {
    name: 'whom our proxy saw, without the port',
    near: '127.0.0.1',
    seen: '198.51.100.9:40123',
    proxies: 1,
    address: '198.51.100.9',
  },
  {
    name: 'whom our proxy saw, in brackets and with a port',
    near: '127.0.0.1',
    seen: '[2001:db8:1:2::9]:40123',
    proxies: 1,
    address: '2001:db8:1:2',
  },
  {
    name: 'whom our proxy saw, a new address without a port',
    near: '127.0.0.1',
    seen: '2001:db8:1:2::9',
    proxies: 1,
    address: '2001:db8:1:2',
  },
  {
    name: 'not whom a guest claims to be',
    near: '203.0.113.7',
    seen: '1.2.3.4',
    proxies: 0,
    address: '203.0.113.7',
  },
  {
    name: 'not whom a guest tells our proxy to be',
    near: '127.0.0.1',
    seen: '1.2.3.4, 198.51.100.9',
    proxies: 1,
    address: '198.51.100.9',
  },
])('takes a request to come from $name', ({ near, seen, proxies, address }) => {
  expect(addressOf(from(near, seen ? { 'x-forwarded-for': seen } : {}), proxies)).toBe(address);
});

it.each([
  { name: 'of this machine', near: '127.0.0.1', headers: { host: 'localhost:2567' }, isHere: true },
  { name: 'of this machine by its address', near: '::1', headers: { host: '[::1]:2567' }, isHere: true },
  { name: 'under a foreign name', near: '127.0.0.1', headers: { host: 'evil.example:2567' }, isHere: false },
  {
    name: 'under a name that begins alike',
    near: '127.0.0.1',
    headers: { host: 'localhost.evil.example' },
    isHere: false,
  },
  { name: 'without a host', near: '127.0.0.1', headers: {}, isHere: false },
  {
    name: 'that a proxy on this machine passes on',
    near: '127.0.0.1',
    headers: { host: 'localhost', 'x-forwarded-for': '198.51.100.9' },
    isHere: false,
  },
  { name: 'of another machine', near: '203.0.113.7', headers: { host: 'localhost' }, isHere: false },
])('tells whether a request $name is local: $isHere', ({ near, headers, isHere }) => {
  expect(isFromHere(from(near, headers as Record<string, string>))).toBe(isHere);
});
