import type { BulkColumn } from '@courier/api-client';
import { tidy } from './repairs';
import type { Repair } from './sheet-table';

/** Repairs of order cells in addition to those of every text. Ambiguous cells are not repaired but asked about. */
export const ORDER_REPAIRS: Readonly<Partial<Record<BulkColumn, Repair>>> = {
  // A separate number, e.g. of a table; digits inside a word may be misread letters.
  customer_name: (text) => tidy(text.replace(/(?<!\S)\p{Nd}+(?!\S)/gu, '')),
};
