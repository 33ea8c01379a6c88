import type { JSONColumnType } from 'kysely';

/** An export somebody wants by mail; whoever sends it sets `sent_at`. */
export interface ExportRequestTable {
  id: string;
  country: string;
  vendor_id: string;
  /** Where to; stands nowhere else. */
  email: string;
  query: JSONColumnType<object, string, string>;
  created_at: number;
  sent_at: number | null;
}

export interface ExportTables {
  export_requests: ExportRequestTable;
}
