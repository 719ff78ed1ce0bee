import type { CreatedBattle } from '@riposte/shared/protocol/messages';

interface Fight {
  readonly ruleset: string;
  readonly scenario: string;
  readonly title?: string;
}

/** Opens a table with a ready-made fight. Returns the URL of its GM link. */
export async function openTable(address: string, fight: Fight): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(fight) };
  const { links } = (await (await fetch(`${address}/api/battles`, init)).json()) as CreatedBattle;
  return address + links.gm;
}
