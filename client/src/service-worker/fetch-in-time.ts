/**
 * Fetches like `fetch`, but rejects if the head of the response takes longer than `most` milliseconds. The body may
 * take longer.
 */
export async function fetchInTime(request: RequestInfo, most: number): Promise<Response> {
  const abortion = new AbortController();
  const timer = setTimeout(() => abortion.abort(), most);
  try {
    return await fetch(request, { signal: abortion.signal });
  } finally {
    clearTimeout(timer);
  }
}
