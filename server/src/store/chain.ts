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

/**
 * The rows up to the first that is damaged, or that does not follow the one before. Rows that do not count are not
 * looked at: damage that was found earlier is among them.
 */
export function wholeRows(before: string, rows: readonly Row[]): readonly Row[] {
  const damaged = rows.findIndex(
    (row, index) => row.voided === 0 && row.chain !== chainOf(rows[index - 1]?.chain ?? before, row),
  );
  return damaged < 0 ? rows : rows.slice(0, damaged);
}
