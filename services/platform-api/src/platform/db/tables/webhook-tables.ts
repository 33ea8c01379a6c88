import type { CountryCode } from '@courier/config';
import type { Generated, GeneratedAlways } from 'kysely';

export interface FleetWebhookTable {
  country: CountryCode;
  fleet_id: string;
  url: string;
  /** Message types separated by commas, or `*`. */
  events: string;
  secret_sealed: string;
  /** Signs in addition to the new secret until `previous_until`. */
  previous_secret_sealed: string | null;
  previous_until: number | null;
  /** Since when the address has answered "gone". */
  switched_off_at: number | null;
  created_at: number;
}

/** A message to a fleet. The function of `domains/fleets/webhooks/message-trigger.ts` writes it in the transaction that changes the order. */
export interface FleetMessageTable {
  /** Sending order. */
  position: GeneratedAlways<number>;
  message_id: Generated<string>;
  country: CountryCode;
  fleet_id: string;
  order_id: string;
  type: 'delivery.created' | 'delivery.changed' | 'delivery.cancelled';
  /** The row of `orders` after the change. */
  snapshot: object;
  /** The sent body, so that retries send the same; null before the first attempt. */
  body: string | null;
  state: Generated<'waiting' | 'delivered' | 'failed' | 'dropped'>;
  tries: Generated<number>;
  first_try_at_ms: number | null;
  next_try_at_ms: Generated<number>;
  ended_at: number | null;
}

interface FleetMessageAttemptTable {
  position: number;
  /** 1, 2, 3 … */
  attempt: number;
  attempted_at_ms: number;
  status_code: number | null;
  duration_ms: number;
  error: string | null;
}

/** A fleet that the server calls itself; written from the settings when a server starts. */
interface CalledFleetTable {
  country: CountryCode;
  fleet_id: string;
}

export interface WebhookTables {
  called_fleets: CalledFleetTable;
  fleet_webhooks: FleetWebhookTable;
  fleet_messages: FleetMessageTable;
  fleet_message_attempts: FleetMessageAttemptTable;
}
