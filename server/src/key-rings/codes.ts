import { randomBytes } from 'node:crypto';
import { CODE_LASTS_MS, type RingCode } from '@riposte/shared/protocol/key-ring';
import { Failure } from '../requests/failure.ts';
import type { KeyRingStore } from '../store/key-ring-store.ts';
import { badCode } from '../words/key-rings.ts';
import { openTicket, useTicket } from './tickets.ts';

/** 32 letters and digits without those that look alike: 0 and O, 1 and I. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** With five bits each, a code has 60 bits. */
const LENGTH = 12;

/** Returns a new code that opens a key ring once on another device. It replaces the earlier code. */
export async function newCode(rings: KeyRingStore, ring: string): Promise<RingCode> {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  const until = Date.now() + CODE_LASTS_MS;
  await openTicket(rings, 'code', letters, { ring, lasts: CODE_LASTS_MS });
  return { code: letters.replace(/.{4}(?=.)/g, '$&-'), until };
}

/** Uses up a code, as it was typed. Returns the key ring that it opens. Throws a `Failure` if it opens none. */
export async function ringBehind(rings: KeyRingStore, typed: string): Promise<string> {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const ring = (await useTicket(rings, 'code', letters))?.ring;
  if (!ring) throw new Failure(badCode);
  return ring;
}
