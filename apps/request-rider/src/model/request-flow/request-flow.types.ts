import type { ActorRefFrom } from 'xstate';
import type { paymentFlowMachine } from '../payment/payment-flow.machine';
import type { PaymentReport } from '../payment/payment-flow.types';
import type { FeePart, QuoteProblem, Quote } from '../quote/quote';
import type { Point } from '../form/request-form';
import type { ServiceHoursState } from './service-hours';
import type { Sending, Submission } from '../payment/submission';
import type { Discount } from '../quote/voucher';

export interface FlowFault {
  kind:
    | QuoteProblem
    | 'recompute-failed'
    | 'create-failed'
    | 'refused'
    | 'unanswered'
    | 'offline'
    | 'origin-not-saved';
  /** Translation key of the server's message, if any. */
  translationKey?: string;
  field?: string;
  /** Rate-limited until this time; unix milliseconds. */
  waitsUntilMs?: number;
}

export interface FlowInput {
  vendorId: string;
  /** Null when the vendor has no coordinates and the form must ask for the pickup address. */
  origin: Point | null;
  /** The pin of an unsaved pickup address from an earlier visit. */
  pickup: Point | null;
  guest: boolean;
  destination: Point | null;
  /** The order to update, with its fee and destination; null for a new one. */
  orderToBeUpdated: OrderToBeUpdated | null;
}

export interface OrderToBeUpdated {
  orderId: string;
  /** Major units. */
  fee: number;
  destination: Point;
}

export type PaymentActor = ActorRefFrom<typeof paymentFlowMachine>;

export interface FlowContext extends FlowInput {
  originWasAsked: boolean;
  quote: Quote | null;
  /** The fee the vendor saw before the renewal; null when equal. Major units. */
  formerFee: number | null;
  /** The parts of the former fee; empty when unknown. */
  formerParts: readonly FeePart[];
  /** The confirmed fee of an update, major units: a retry does not ask again. */
  agreedFee: number | null;
  hours: ServiceHoursState | null;
  sending: Sending | null;
  payment: PaymentActor | null;
  /** True after the vendor chose to schedule while the service is closed. */
  laterOnly: boolean;
  fault: FlowFault | null;
}

export type FlowEvent =
  | { type: 'ORIGIN_CHOSEN'; point: Point }
  | { type: 'ORIGIN_CLEARED' }
  | { type: 'SAVE_ORIGIN' }
  | { type: 'EDIT_ORIGIN' }
  | { type: 'DESTINATION_CHOSEN'; point: Point }
  | { type: 'DESTINATION_CLEARED' }
  | { type: 'SCHEDULE_LATER' }
  | { type: 'REVIEW' }
  | { type: 'PLACE'; submission: Submission }
  | { type: 'PAY'; submission: Submission }
  /** Resends the earlier attempt to settle its outcome. */
  | { type: 'SETTLE' }
  /** An earlier attempt may have placed the order: it must be settled before a card pays. */
  | { type: 'UNSETTLED' }
  | { type: 'VOUCHER'; discount: Discount | null }
  | PaymentReport
  | { type: 'AGREE' }
  | { type: 'BACK' }
  | { type: 'RETRY' };

/** The meaning of a state for the screen. */
export type FlowTag =
  | 'checking'
  | 'asking-origin'
  /** A fee exists; the details are being edited or reviewed. */
  | 'quoted'
  /** The summary and the steps after its button. */
  | 'review'
  | 'renewing'
  /** The order is being sent: nothing may change until the answer. */
  | 'sending'
  /** A changed fee needs a confirmation. */
  | 'asking-fee'
  | 'paying';

export type FlowEmitted =
  | { type: 'originSaved' }
  | { type: 'placed'; orderId: string; afterAll: boolean }
  | { type: 'fault'; fault: FlowFault };

export interface Placement {
  orderId: string;
  /** True when an earlier attempt, believed lost, had placed it. */
  afterAll: boolean;
}

/** Thrown by the placing call; determines the next transition. */
export class PlacementError extends Error {
  constructor(
    readonly kind: 'signature-expired' | 'refused' | 'unanswered' | 'offline' | 'failed',
    readonly details: Pick<FlowFault, 'translationKey' | 'field' | 'waitsUntilMs'> = {},
    options?: ErrorOptions,
  ) {
    super(kind, options);
    this.name = 'PlacementError';
  }
}
