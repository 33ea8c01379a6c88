import type { CountryCode } from '@courier/config';
import type { CircuitBreaker } from '../../../../platform/outgoing/http/circuit-breaker';
import type { Webhook } from '../../../../platform/outgoing/webhooks/receive-webhooks';
import type { CancelReason } from '@courier/api-client/order-rules';
import type { Delivery, FleetEvent, FleetPosition, FleetStatus } from '@courier/api-client/fleet';
import type { FleetQuote, QuotedDelivery } from '../../fleet-port';
import type { Proof } from '@courier/api-client/contract';

export type ProofKind = Proof['kind'];

/** A status as the provider dates it. */
export interface ProviderStatus {
  status: FleetStatus;
  occurredAtSeconds: number;
}

/** A value that the table of the provider lacks. */
export interface UnknownValue {
  field: 'status' | 'reason';
  value: string;
}

/** What the provider charges for a delivery, in major units. */
export interface ProviderFee {
  amount: number;
  /** Null where the provider names none: the currency of the shop. */
  currency: string | null;
}

/** What a provider answers about a delivery, in our terms. */
export interface ProviderDelivery {
  externalId: string;
  /** Our order id where the provider repeats it. */
  orderId: string | null;
  /** The provider's own word. */
  providerStatus: string;
  /** Oldest first. */
  history: readonly ProviderStatus[];
  rider: NonNullable<FleetEvent['rider']> | null;
  eta: NonNullable<FleetEvent['eta']>;
  /** Null where the answer names none, as in callbacks. */
  fee: ProviderFee | null;
  /** Ours, or the provider's own word where the table lacks it. */
  cancelReason: string | null;
  position: FleetPosition | null;
  /** Nothing follows at the provider. */
  isFinal: boolean;
  unknownValues: readonly UnknownValue[];
}

/** What a callback is worth. */
export type CallbackReading =
  | { kind: 'forged' }
  | { kind: 'unreadable' }
  /** Without a configured secret: only a reason to read the delivery. */
  | { kind: 'hint'; externalId: string | null; orderId: string | null }
  | { kind: 'fact'; delivery: ProviderDelivery };

/** A courier network that is reached over its own API. Every call throws `OutgoingFailure`. */
export interface ExternalFleet {
  quote(delivery: QuotedDelivery): Promise<FleetQuote>;
  /** Finds the delivery that an earlier, unanswered `create` may have made. */
  findByOrder(orderId: string): Promise<ProviderDelivery | null>;
  create(delivery: Delivery): Promise<ProviderDelivery>;
  change(externalId: string, delivery: Delivery): Promise<unknown>;
  cancel(externalId: string, reason: CancelReason | null): Promise<unknown>;
  read(externalId: string): Promise<ProviderDelivery>;
  findPosition(externalId: string): Promise<FleetPosition | null>;
  /** Base64; null while the provider has no such picture. */
  findPhoto(externalId: string, kind: ProofKind): Promise<string | null>;
  /** PNG in base64; null where the provider has none. */
  findSignature(externalId: string): Promise<string | null>;
  readCallback(callback: Webhook): CallbackReading;
  /** Our reason for a refused delivery that no repeat changes; null for every other sentence. */
  toCancelReason(reason: string): CancelReason | null;
  /** How long before a preordered time the provider takes a delivery. */
  preorderSeconds: number;
}

/** An external fleet of a country. */
export interface NamedExternalFleet {
  country: CountryCode;
  fleetId: string;
  fleet: ExternalFleet;
  /** Ends the wait for quotes of a provider that does not answer. */
  quoteBreaker: CircuitBreaker;
}
