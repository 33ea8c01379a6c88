export interface CountTables {
  call_counts: CallCountTable;
}

/** One counting window per key, reused in place after it ends. */
interface CallCountTable {
  /** Call and caller, e.g. `orders.create address 192.0.2.7`. */
  key: string;
  count: number;
  ends_at_ms: number;
}
