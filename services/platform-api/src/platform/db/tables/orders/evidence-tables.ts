import type { CountryCode } from '@courier/config';

/** Rider position of an order per slot of 15 seconds; the first one is kept. */
interface RiderPositionTable {
  order_id: string;
  /** Unix seconds divided by 15. */
  slot: number;
  seen_at: number;
  latitude: number;
  longitude: number;
}

interface FeeChangeTable {
  order_id: string;
  changed_at: number;
  fee_before_minor: number;
  discounted_before_minor: number | null;
  fee_after_minor: number;
  discounted_after_minor: number | null;
}

/** Unix seconds. */
interface PromiseChangeTable {
  order_id: string;
  changed_at: number;
  from_before: number;
  to_before: number;
  from_after: number;
  to_after: number;
}

interface EvidenceShareTable {
  /** sha256 of the token in the link. */
  token_hash: string;
  order_id: string;
  country: CountryCode;
  ends_at: number;
}

export interface EvidenceTables {
  rider_positions: RiderPositionTable;
  fee_changes: FeeChangeTable;
  promise_changes: PromiseChangeTable;
  evidence_shares: EvidenceShareTable;
}
