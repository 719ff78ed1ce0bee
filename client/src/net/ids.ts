/** Returns a new unique id. It does not use `crypto.randomUUID`, which is missing on pages served over plain HTTP. */
export function newId(): string {
  return randomHex(12);
}

/** Returns a new random seed for dice: 64 hex digits. */
export function newSeed(): string {
  return randomHex(32);
}

function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
