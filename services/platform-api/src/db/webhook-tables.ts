import type { Generated, GeneratedAlways } from 'kysely';

/** Where a fleet is sent what changes; one for each fleet. */
export interface FleetWebhookTable {
  country: string;
  fleet_id: string;
  url: string;
  /** Types of messages separated by commas, or `*`. */
  events: string;
  secret_sealed: string;
  /** Signs beside the new one until `previous_until`. */
  previous_secret_sealed: string | null;
  previous_until: number | null;
  /** Since when the address has said that it is gone. */
  switched_off_at: number | null;
  created_at: number;
}

/** A message to a fleet; a trigger writes it in the transaction that changes the order. */
export interface FleetMessageTable {
  /** Order of sending. */
  position: GeneratedAlways<number>;
  message_id: Generated<string>;
  country: string;
  fleet_id: string;
  order_id: string;
  type: 'delivery.created' | 'delivery.changed' | 'delivery.cancelled';
  /** The row of `orders` as it was written. */
  snapshot: object;
  /** What was sent, so that every attempt sends the same; null before the first. */
  body: string | null;
  state: Generated<'waiting' | 'delivered' | 'failed' | 'dropped'>;
  tries: Generated<number>;
  first_try_at_ms: number | null;
  next_try_at_ms: Generated<number>;
  /** When it was delivered or given up. */
  ended_at: number | null;
}

export interface FleetMessageAttemptTable {
  position: number;
  /** 1, 2, 3 … */
  attempt: number;
  attempted_at_ms: number;
  status_code: number | null;
  duration_ms: number;
  error: string | null;
}

export interface WebhookTables {
  fleet_webhooks: FleetWebhookTable;
  fleet_messages: FleetMessageTable;
  fleet_message_attempts: FleetMessageAttemptTable;
}
