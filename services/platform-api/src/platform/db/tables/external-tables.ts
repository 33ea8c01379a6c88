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

/** Of an order: the newest report of cash that counts. All are null while none is reported. */
export interface CollectedCashColumns {
  cash_collected_minor: Generated<number | null>;
  /** By the clock of the fleet. */
  cash_collected_at: Generated<number | null>;
  /** The reported amount minus the amount due. */
  cash_difference_minor: Generated<number | null>;
  /** A code of `CASH_REASONS`; null without one. */
  cash_reason: Generated<string | null>;
  /** The amount before a correction; null for the first report. */
  cash_corrected_from_minor: Generated<number | null>;
}

/** A report of collected cash. Rows are only added. */
interface CashReportTable {
  order_id: string;
  /** From 1 on, in the order of arrival. */
  number: number;
  amount_minor: number;
  due_minor: number;
  reason: string | null;
  occurred_at: number;
  received_at: number;
  /** False for a report older than the newest one of its order, which changes nothing. */
  counts: boolean;
  fleet_id: string;
  event_id: string;
}

export interface ExternalTables {
  cash_reports: CashReportTable;
  external_deliveries: ExternalDeliveryTable;
  external_values: ExternalValueTable;
  fleet_quotes: FleetQuoteTable;
}
