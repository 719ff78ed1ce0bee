import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { stringify } from 'safe-stable-stringify';

/** Returns the SHA-256, in hex, of a JSON value written with sorted keys. Equal values have equal hashes. */
export function stableHash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(stringify(value) ?? '')));
}
