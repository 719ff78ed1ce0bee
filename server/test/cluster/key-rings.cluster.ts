import { afterAll, beforeAll, expect, it } from 'vitest';
import { RingBrowser } from '../support/ring-browser.ts';
import { Processes } from './support/processes.ts';

let processes: Processes;
beforeAll(async () => {
  processes = await Processes.start(2);
});
afterAll(() => processes.stop());

/** Returns a new browser at one of the processes. */
const browserAt = (index: number) => new RingBrowser(`http://127.0.0.1:${processes.members[index]?.port}`);

it('a key ring that was opened at one process is open at the other, until a device is removed at either', async () => {
  const [one, other] = [await browserAt(0).create(), browserAt(1)];
  for (const [name, value] of one.cookies) other.cookies.set(name, value);
  const ring = await one.ring();
  expect(await other.ring()).toEqual(ring);
  await other.ask('devices/remove', { id: ring?.devices[0]?.id });
  expect(await one.sync()).toEqual({ status: 401, said: 'device-removed' });
});

it('a code from one process opens the key ring at the other, and then at neither', async () => {
  const [laptop, phone] = [await browserAt(0).create(), browserAt(1)];
  const code = await laptop.code();
  expect(await phone.open(code)).toMatchObject({ status: 204 });
  expect(await phone.ring()).toMatchObject({ id: (await laptop.ring())?.id });
  expect(await browserAt(0).open(code)).toEqual({ status: 403, said: 'bad-code' });
});
