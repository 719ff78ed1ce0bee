/** Returns a new unique id. It does not use `crypto.randomUUID`, which is missing on pages served over plain HTTP. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
