import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['journal']>;

/** What shows that a row is whole and follows the one before: the hash of both. Empty stands for no row before. */
export function chainOf(before: string, row: Omit<Row, 'chain' | 'voided'>): string {
  const { battle, seq, input, seat, message, at } = row;
  return hashOf(JSON.stringify([before, battle, seq, input, seat, message, Number(at)]));
}

export function hashOf(text: string): string {
  return hash('sha256', text);
}

/** Whether a row that counts follows the chain before it. Rows that do not count are not looked at: damage that was found earlier is among them. */
export function isWhole(before: string, row: Row): boolean {
  return row.voided !== 0 || row.chain === chainOf(before, row);
}

/** Yields the rows up to the first that is damaged, or that does not follow the one before. */
export async function* wholeRows(before: string, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let chain = before;
  for await (const row of rows) {
    if (!isWhole(chain, row)) return;
    chain = row.chain;
    yield row;
  }
}
