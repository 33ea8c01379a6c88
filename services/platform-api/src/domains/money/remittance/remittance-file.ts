/** The most rows of a file; a longer one is refused as a whole. */
export const MOST_ROWS = 20_000;

/** Columns that can name an order, in the order in which they are compared. */
export const REFERENCE_COLUMNS = ['order_number', 'external_id', 'fleet_reference'] as const;

/** What a fleet says about the cash of one order. */
export interface RemittanceRow {
  /** As a spreadsheet counts. */
  number: number;
  /** What names the order, without empty cells. */
  references: readonly string[];
  amountMinor: number;
  /** As it is written; only for suggestions. */
  collectedOn: string;
  /** Name or id of the rider; only for suggestions. */
  rider: string;
}

/** A row that sums others. */
export interface RemittanceTotal {
  number: number;
  /** Null where the amount cannot be read. */
  amountMinor: number | null;
}

export interface RemittanceFile {
  /** Without its folders. */
  name: string;
  /** Digest of what the rows say, independent of format and layout. */
  sha256: string;
  rows: readonly RemittanceRow[];
  totals: readonly RemittanceTotal[];
}
