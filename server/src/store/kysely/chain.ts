import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['journal']>;

/**
 * Returns the chain hash of a row, made from the row and the previous row's chain hash (`before`; empty for
 * the first row). Chain hashes reveal damaged and missing rows.
 */
export function chainOf(before: string, row: Omit<Row, 'chain' | 'voided'>): string {
  const { battle, seq, input, seat, message, at } = row;
  return hashOf(JSON.stringify([before, battle, seq, input, seat, message, Number(at)]));
}

export function hashOf(text: string): string {
  return hash('sha256', text);
}

/**
 * Returns whether a row continues the chain. Voided rows are not checked, because some of them are known to
 * be damaged.
 */
export function isWhole(before: string, row: Row): boolean {
  return row.voided !== 0 || row.chain === chainOf(before, row);
}

/** Yields rows until the first that is damaged or breaks the chain. */
export async function* wholeRows(before: string, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let chain = before;
  for await (const row of rows) {
    if (!isWhole(chain, row)) return;
    chain = row.chain;
    yield row;
  }
}
