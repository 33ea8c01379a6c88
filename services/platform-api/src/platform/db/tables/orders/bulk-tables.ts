import type { CountryCode } from '@courier/config';
import type { BulkColumn, BulkJobStatus, BulkRow, CreateOrder } from '@courier/api-client/contract';
import type { ColumnType, JSONColumnType, Selectable } from 'kysely';

/** UNKNOWN while its rows are being checked. */
export type JobStatus = BulkJobStatus;

export type RowStatus =
  | 'PREPROCESS_SUCCESS'
  | 'PREPROCESS_FAIL'
  | 'ORDER_PLACEMENT_SUCCESS'
  | 'ORDER_PLACEMENT_FAIL';

/** Without the signature, because the server computes the fee. */
export type RowPayload = Omit<CreateOrder, 'signature'> & {
  /** The user confirmed that the row is not a duplicate. */
  duplicate_confirmed?: true;
  /** What the fee was computed from; rows of earlier releases lack it. */
  priced_by?: { tariffVersion: number | null; at: number; rain: boolean; demand: boolean };
};

interface BulkJobTable {
  job_id: string;
  country: CountryCode;
  vendor_id: string;
  status: JobStatus;
  created_by: string;
  created_at: number;
  /** Original file name; null when not sent. */
  file_name: string | null;
  /** Null for older jobs. */
  row_total: number | null;
  /** Ids of the outlets that the uploading account may use. */
  shops: ColumnType<string[], string | undefined, string>;
  /** Set when placing was requested; with `finished_at` null it resumes after a restart. */
  placing_since: number | null;
  /** Set while placing is stopped between two rows. */
  stopped_at: number | null;
  placement_key: string | null;
  finished_at: number | null;
}

interface BulkSliceTable {
  job_id: string;
  position: number;
  rows: JSONColumnType<
    {
      number: number;
      values: Record<BulkColumn, string>;
      isDuplicateConfirmed?: boolean;
      numbers?: BulkColumn[];
    }[],
    string,
    string
  >;
}

interface BulkRowTable {
  job_id: string;
  row_number: number;
  status: RowStatus;
  error: string | null;
  shown: JSONColumnType<
    BulkRow['order'] & Pick<BulkRow, 'duplicate_of' | 'refused_value' | 'cell'>,
    string,
    string
  >;
  /** Null for a row that can never be placed. */
  payload: ColumnType<RowPayload | null, string | null, string | null>;
  order_id: string | null;
}

export type BulkJobRow = Selectable<BulkJobTable>;

export interface BulkTables {
  bulk_jobs: BulkJobTable;
  bulk_rows: BulkRowTable;
  bulk_slices: BulkSliceTable;
}
