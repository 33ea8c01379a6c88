import type { CountryCode } from '@courier/config';
import type { Generated } from 'kysely';

/** `operator`, or the kind of holder with its id: `rider:r_1`, `fleet:main`, `shop:v1001`. */
export type CashAccount = 'operator' | `${'rider' | 'fleet' | 'shop'}:${string}`;

/**
 * A line of the cash ledger. Rows are only added. The lines of a posting sum to zero: a positive amount is cash that the
 * account holds, a negative one is cash that others hold for it.
 */
export interface CashEntryTable {
  /** Unique name of the event, so that a repeat posts nothing: `order:…:1`, `hand-in:…`. */
  posting: string;
  account: CashAccount;
  country: CountryCode;
  currency: string;
  amount_minor: number;
  /**
   * `assumed`: delivered without a report, the amount due. `collected`: as reported with the delivery. `corrected`: the
   * difference of a later report.
   */
  kind: 'assumed' | 'collected' | 'corrected' | 'hand-in' | 'remittance' | 'payout' | 'adjustment';
  /** The rider, fleet or shop of whom the posting is. */
  subject: CashAccount;
  order_id: string | null;
  /** When the cash changed hands, by the clock of who reported it. */
  occurred_at: number;
  /** When it counts, by the clock of the server; never in a closed day. */
  booked_at: number;
  /** `order`, or the user of the operating system who ran the command. */
  actor: string;
  reason: string | null;
}

/** A closed day of a country, in its local time. Nothing is booked before `ends_at` any more. */
interface CashClosingTable {
  country: CountryCode;
  /** ISO 8601. */
  day: string;
  ends_at: number;
  closed_at: number;
  actor: string;
}

/** A file of cash that a fleet handed in. */
interface CashRemittanceTable {
  remittance_id: Generated<number>;
  country: CountryCode;
  fleet_id: string;
  file_name: string;
  /** Digest of what the rows say, independent of the format of the file. */
  rows_sha256: string;
  booked_at: number;
  actor: string;
}

/** A booked row of such a file. */
interface CashRemittanceRowTable {
  /** As in `cash_entries`. */
  posting: string;
  remittance_id: number;
  /** As the spreadsheet counts. */
  row_number: number;
  order_id: string;
  result: 'matched' | 'short' | 'over';
  amount_minor: number;
  /** Handed in less what was due. */
  difference_minor: number;
}

export interface CashTables {
  cash_entries: CashEntryTable;
  cash_closings: CashClosingTable;
  cash_remittances: CashRemittanceTable;
  cash_remittance_rows: CashRemittanceRowTable;
}
