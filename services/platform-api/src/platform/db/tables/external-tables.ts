import type { CountryCode } from '@courier/config';
import type { Generated } from 'kysely';

/** An order that a courier network of another company delivers. */
export interface ExternalDeliveryTable {
  order_id: string;
  country: CountryCode;
  fleet_id: string;
  /** The provider's id; null until an answer has named it. */
  external_id: string | null;
  /** `waiting` for an answer of the provider, `closed` when nothing more is expected. */
  state: Generated<'waiting' | 'open' | 'closed'>;
  /** When a delivery was first requested. From then on every attempt begins with a search for it. */
  requested_at: number | null;
  /** Digest of the sent details. */
  sent_hash: string | null;
  /** Digest of the details that the provider refused; they are sent again only on request of the shop. */
  refused_hash: Generated<string | null>;
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
  /** What the provider charges the operator, in minor units; not the fee of the shop. */
  cost_minor: Generated<number | null>;
  cost_currency: Generated<string | null>;
  /** The cost is the provider's estimate from before the order. */
  cost_is_estimate: Generated<boolean>;
  created_at: number;
}

/** What a fleet has estimated for a trip, for the order that follows. */
interface FleetQuoteTable {
  /** Keyed hash of both ends, shop and fleet. */
  mark: string;
  pickup_minutes: number | null;
  dropoff_minutes: number;
  /** The provider's fee in major units; not the fee of the shop. */
  fee: number | null;
  currency: string | null;
  expires_at: number;
}

/** A value of a provider that our tables lack. */
interface ExternalValueTable {
  order_id: string;
  field: 'status' | 'reason';
  value: string;
  seen_at: number;
}

/** Of an order. */
export interface OrderFleetColumns {
  /** The promise is the estimate of the fleet. */
  promised_by_fleet: Generated<boolean>;
  /** The provider's own sentence for a change that it did not take over; null without one. */
  change_refusal: Generated<string | null>;
  change_refused_at: Generated<number | null>;
  /** Why the fleet brings the order back: a code, or the provider's own word; null without one. */
  return_reason: Generated<string | null>;
  /** The last note of the fleet, which may name persons; null without one and after the retention time. */
  fleet_note: Generated<string | null>;
  /** The status that was reported with the note. */
  fleet_note_status: Generated<string | null>;
  fleet_noted_at: Generated<number | null>;
}

export interface ExternalTables {
  external_deliveries: ExternalDeliveryTable;
  external_values: ExternalValueTable;
  fleet_quotes: FleetQuoteTable;
}
