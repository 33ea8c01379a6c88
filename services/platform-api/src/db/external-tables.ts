import type { Generated } from 'kysely';

/** An order that a courier network of another company delivers. */
export interface ExternalDeliveryTable {
  order_id: string;
  country: string;
  fleet_id: string;
  /** The provider's id; null until an answer has named it. */
  external_id: string | null;
  /** `waiting` for an answer of the provider, `closed` when nothing more is expected. */
  state: Generated<'waiting' | 'open' | 'closed'>;
  /** When a delivery was first requested. From then on every attempt begins with a search for it. */
  requested_at: number | null;
  /** Digest of the sent details. */
  sent_hash: string | null;
  /** The provider's own word. */
  provider_status: string | null;
  /** Kinds of the photos already stored, separated by commas. */
  photos: Generated<string>;
  /** When the provider confirmed a cancellation of the shop. */
  cancelled_at: number | null;
  /** When the provider refused to cancel. */
  cancel_refused_at: number | null;
  next_try_at_ms: Generated<number>;
  /** One attempt at a time requests the delivery. */
  claimed_until_ms: Generated<number>;
  /** Counts callbacks, so that one during an attempt leads to another attempt. */
  hints: Generated<number>;
  tries: Generated<number>;
  /** Unix seconds of the first failure in a row. */
  failing_since: number | null;
  last_error: string | null;
  created_at: number;
}

/** A value of a provider that our tables lack. */
export interface ExternalValueTable {
  order_id: string;
  field: 'status' | 'reason';
  value: string;
  seen_at: number;
}

export interface ExternalTables {
  external_deliveries: ExternalDeliveryTable;
  external_values: ExternalValueTable;
}
