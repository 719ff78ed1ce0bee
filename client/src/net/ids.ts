/** An id that nobody else makes up. `crypto.randomUUID` is missing from pages served over plain http, as in a home network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
