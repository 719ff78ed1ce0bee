import { afterEach, expect, it, vi } from 'vitest';
import { pushAbility } from './push.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  { name: 'without https', isSecureContext: false, permission: 'default', ability: 'insecure' },
  { name: 'if the user has blocked them', isSecureContext: true, permission: 'denied', ability: 'denied' },
  { name: 'without a push service', isSecureContext: true, permission: undefined, ability: 'unsupported' },
  { name: 'otherwise', isSecureContext: true, permission: 'default', ability: 'possible' },
])('whether a page can receive push messages $name: $ability', ({ isSecureContext, permission, ability }) => {
  const parts = permission && { PushManager: {}, Notification: { permission } };
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('window', { isSecureContext, ...parts });
  expect(pushAbility()).toBe(ability);
});
