import { describe, expect, it } from 'vitest';
import { Outgoing } from './outgoing.ts';

describe('a request to an address that a guest has chosen', () => {
  it.each([
    { name: 'a public host', url: 'https://chat.example/1', may: true },
    { name: 'plain HTTP', url: 'http://chat.example/1', may: false },
    { name: 'an allowed host without HTTPS', url: 'http://chat.local:8065/1', may: true },
    { name: 'another port of an allowed host', url: 'http://chat.local:22/1', may: false },
    { name: 'a user name', url: 'https://user@chat.example/1', may: false },
    { name: 'text that is not an address', url: 'chat', may: false },
  ])('may go to $name: $may', ({ url, may }) => {
    expect(new Outgoing(['chat.local:8065']).mayReach(url)).toBe(may);
  });

  it.each([
    'https://127.0.0.1:1/',
    'https://[::1]:1/',
    'https://localhost:1/',
    'https://169.254.169.254/',
    'https://10.0.0.1/',
  ])('does not reach %s, in a private network', async (url) => {
    await expect(new Outgoing([]).post(url, {}, '')).rejects.toThrow(/not allowed/);
  });
});
