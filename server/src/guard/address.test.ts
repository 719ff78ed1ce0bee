import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { addressOf, isFromHere } from './address.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

it.each([
  { name: 'the connection’s remote address', near: '203.0.113.7', proxies: 0, address: '203.0.113.7' },
  {
    name: 'the IPv4 address behind an IPv4-mapped IPv6 address',
    near: '::ffff:203.0.113.7',
    proxies: 0,
    address: '203.0.113.7',
  },
  {
    name: 'the network of an IPv6 address',
    near: '2001:db8:1:2:3:4:5:6',
    proxies: 0,
    address: '2001:db8:1:2',
  },
  {
    name: 'the network of a shortened IPv6 address',
    near: '2001:db8::6',
    proxies: 0,
    address: '2001:db8:0:0',
  },
  {
    name: 'the address that a trusted proxy saw',
    near: '127.0.0.1',
    seen: '198.51.100.9',
    proxies: 1,
    address: '198.51.100.9',
  },
  {
    name: 'the address that a trusted proxy saw, without its port',
    near: '127.0.0.1',
    seen: '198.51.100.9:40123',
    proxies: 1,
    address: '198.51.100.9',
  },
  {
    name: 'the network of an IPv6 address that a trusted proxy put in brackets with a port',
    near: '127.0.0.1',
    seen: '[2001:db8:1:2::9]:40123',
    proxies: 1,
    address: '2001:db8:1:2',
  },
  {
    name: 'the network of an IPv6 address that a trusted proxy gave without a port',
    near: '127.0.0.1',
    seen: '2001:db8:1:2::9',
    proxies: 1,
    address: '2001:db8:1:2',
  },
  {
    name: 'the connection’s remote address, not one that a guest forged in the header',
    near: '203.0.113.7',
    seen: '1.2.3.4',
    proxies: 0,
    address: '203.0.113.7',
  },
  {
    name: 'the address that a trusted proxy saw, not one that a guest forged before it',
    near: '127.0.0.1',
    seen: '1.2.3.4, 198.51.100.9',
    proxies: 1,
    address: '198.51.100.9',
  },
])('a request counts toward $name', ({ near, seen, proxies, address }) => {
  expect(addressOf(from(near, seen ? { 'x-forwarded-for': seen } : {}), proxies)).toBe(address);
});

it.each([
  { name: 'from this machine', near: '127.0.0.1', headers: { host: 'localhost:2567' }, isHere: true },
  {
    name: 'from this machine to its own IP address',
    near: '::1',
    headers: { host: '[::1]:2567' },
    isHere: true,
  },
  {
    name: 'with a foreign host name',
    near: '127.0.0.1',
    headers: { host: 'evil.example:2567' },
    isHere: false,
  },
  {
    name: 'with a foreign host name that starts with a local one',
    near: '127.0.0.1',
    headers: { host: 'localhost.evil.example' },
    isHere: false,
  },
  { name: 'without a host name', near: '127.0.0.1', headers: {}, isHere: false },
  {
    name: 'passed on by a proxy on this machine',
    near: '127.0.0.1',
    headers: { host: 'localhost', 'x-forwarded-for': '198.51.100.9' },
    isHere: false,
  },
  { name: 'from another machine', near: '203.0.113.7', headers: { host: 'localhost' }, isHere: false },
])('a request $name counts as local: $isHere', ({ near, headers, isHere }) => {
  expect(isFromHere(from(near, headers as Record<string, string>))).toBe(isHere);
});
