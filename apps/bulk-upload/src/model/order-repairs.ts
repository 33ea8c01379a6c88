import type { BulkColumn } from '@courier/api-client';
import { tidy } from './repairs';
import type { Repair } from './sheet-table';

/** What mends the cells of a sheet of orders, beside what mends every text; what a cell may mean is asked about instead. */
export const ORDER_REPAIRS: Readonly<Partial<Record<BulkColumn, Repair>>> = {
  // A number of its own, e.g. of a table; digits inside a word may be letters that were misread.
  customer_name: (text) => tidy(text.replace(/(?<!\S)\p{Nd}+(?!\S)/gu, '')),
};
