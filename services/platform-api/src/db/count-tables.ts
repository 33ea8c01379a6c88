/** What instances without Redis count together. */
export interface CountTables {
  call_counts: CallCountTable;
}

/** One window of one thing that is counted; counted on in place once it has ended. */
export interface CallCountTable {
  /** What of whom, e.g. `orders.create address 192.0.2.7`. */
  key: string;
  count: number;
  ends_at_ms: number;
}
