import type { CountryCode } from '@courier/config';
import type { Generated, Selectable } from 'kysely';

/** A document for a shop. Rows are only added. */
interface StatementTable {
  statement_id: Generated<number>;
  country: CountryCode;
  /** Of the shop that has no parent. */
  vendor_id: string;
  kind: 'statement' | 'credit-note';
  /** `YYYY-MM` in the local time of the country; a credit note has the one of its statement. */
  month: string;
  number: string;
  /** Of the statement that a credit note corrects. */
  corrects: number | null;
  issued_at: number;
  /** Canonical JSON of the whole document. */
  content: string;
  /** Of the content, in hexadecimal. */
  sha256: string;
  /** Compact JWS that names the hashes of the content and of its CSV file. */
  signature: string;
}

/** The document that contains a line of an order. */
interface StatementLineTable {
  order_id: string;
  line: number;
  statement_id: number;
}

/** The document that contains a card payment. */
interface StatementPaymentTable {
  /** Of `payment_charges`. */
  reference: string;
  statement_id: number;
}

/** The document that contains an entry of a shop in `cash_entries`. */
interface StatementCashTable {
  posting: string;
  account: string;
  statement_id: number;
}

/** The last number of a series; the row is locked until the statement with the number is stored. */
interface StatementNumberTable {
  country: CountryCode;
  prefix: string;
  year: number;
  last: number;
}

/** A month of a country for which statements are issued; the oldest row is the first such month. */
interface StatementMonthTable {
  country: CountryCode;
  month: string;
  /** When every shop had its statement; null while the month runs or is being issued. */
  issued_at: number | null;
}

export interface StatementTables {
  statements: StatementTable;
  statement_lines: StatementLineTable;
  statement_payments: StatementPaymentTable;
  statement_cash: StatementCashTable;
  statement_numbers: StatementNumberTable;
  statement_months: StatementMonthTable;
}

export type StatementRow = Selectable<StatementTable>;
