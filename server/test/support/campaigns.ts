/** The status, the JSON or error code, and the text of a response about campaigns. */
export interface Said<Json> {
  readonly status: number;
  readonly said: Json;
  readonly bytes: string;
}

/** Sends a request to the server at `url`. `path` follows `/api/campaigns`. */
export async function askCampaigns<Json>(url: string, path: string, body: object): Promise<Said<Json>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/campaigns${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const bytes = await response.text();
  const json = bytes === '' ? undefined : JSON.parse(bytes);
  return { status: response.status, said: json?.error?.code ?? json, bytes };
}
