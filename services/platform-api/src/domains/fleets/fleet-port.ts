import type { CountryCode } from '@courier/config';
import type { Delivery } from '@courier/api-client/fleet';

/** A delivery as it was after a change, for the fleet that carries it. */
export interface FleetMessage {
  /** The same in every attempt. */
  id: string;
  type: 'delivery.created' | 'delivery.changed' | 'delivery.cancelled';
  country: CountryCode;
  fleetId: string;
  delivery: Delivery;
  /** `{type, timestamp, data: {delivery}}` as JSON; the same in every attempt. */
  body: string;
}

/** What became of one attempt to send a message. */
export type SendOutcome =
  | { kind: 'accepted'; statusCode: number }
  /** The fleet does not take this message; nothing was sent. */
  | { kind: 'unwanted' }
  /** Is tried again, up to 72 hours. */
  | {
      kind: 'failed';
      /** Null without an answer. */
      statusCode: number | null;
      /** Shown in the log; contains neither contacts nor secrets. */
      error: string | null;
      /** The fleet asked for at least as much time before the next attempt. */
      retryAfterSeconds?: number;
      /** The next attempt comes within this time, however often it has failed. */
      retryWithinSeconds?: number;
    }
  /** The same message would be refused again. */
  | { kind: 'refused'; statusCode: number; error: string };

/** What is known before an order is placed; contacts of the customer are not part of it. */
export type QuotedDelivery = Pick<Delivery, 'pickup' | 'dropoff' | 'items'>;

/** What a fleet estimates before an order is placed. Times are unix seconds. */
export interface FleetQuote {
  /** Major units; null where the fleet names none. */
  fee: number | null;
  currency: string | null;
  pickupAtSeconds: number | null;
  dropoffAtSeconds: number | null;
}

/**
 * Who carries deliveries. An adapter translates; it decides nothing. What a fleet reports reaches the order through
 * `receiveEvent`, `receivePositions` and `addProof`, where the order rules decide what it may change.
 *
 * Messages of one delivery arrive in order. After a lost answer or a killed process a message is sent again, so each
 * function has to bear a repeat without a second effect.
 */
export interface Fleet {
  /** Null, also without an answer in time: the estimate of the portal counts. Never rejects. */
  quote(delivery: QuotedDelivery): Promise<FleetQuote | null>;
  create(message: FleetMessage): Promise<SendOutcome>;
  change(message: FleetMessage): Promise<SendOutcome>;
  cancel(message: FleetMessage): Promise<SendOutcome>;
}

/** The fleet that carries an order. */
export type FindFleet = (country: CountryCode, fleetId: string) => Fleet;

/** Sends a message by the function of its type. */
export function sendToFleet(fleet: Fleet, message: FleetMessage): Promise<SendOutcome> {
  switch (message.type) {
    case 'delivery.created':
      return fleet.create(message);
    case 'delivery.changed':
      return fleet.change(message);
    case 'delivery.cancelled':
      return fleet.cancel(message);
  }
}
