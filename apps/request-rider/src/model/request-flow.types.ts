import type { ActorRefFrom } from 'xstate';
import type { paymentFlowMachine } from './payment-flow.machine';
import type { PaymentReport } from './payment-flow.types';
import type { FeePart, QuoteProblem, Quote } from './quote';
import type { Point } from './request-form';
import type { ServiceHoursState } from './service-hours';
import type { Sending, Submission } from './submission';
import type { Discount } from './voucher';

/** A call that failed, to be told in place. */
export interface FlowFault {
  kind:
    | QuoteProblem
    | 'recompute-failed'
    | 'create-failed'
    | 'refused'
    | 'unanswered'
    | 'offline'
    | 'origin-not-saved';
  /** Key of the server's own words for it, when it gave one. */
  translationKey?: string;
  /** Path of the field the server found wrong. */
  field?: string;
  /** It was asked too often, and may be asked again then; Unix milliseconds. */
  waitsUntilMs?: number;
}

export interface FlowInput {
  vendorId: string;
  /** Null when the vendor has no coordinates and the pickup address must be asked. */
  origin: Point | null;
  /** The pin of a pickup address that was being asked when the form was left. */
  pickup: Point | null;
  /** Whether a guest is asking. */
  guest: boolean;
  /** The destination of a draft found on opening. */
  destination: Point | null;
  /** The order that is being updated, with what it costs and where it goes now; null for a new one. */
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
  /** The fee the vendor saw before a newer one arrived; null when they are the same. Major units. */
  formerFee: number | null;
  /** What the former fee was made of; empty when that is not known. */
  formerParts: readonly FeePart[];
  /** The fee of a change that was said yes to, major units: trying again does not ask again. */
  agreedFee: number | null;
  hours: ServiceHoursState | null;
  /** What the button was pressed for last. */
  sending: Sending | null;
  /** The payment that is under way in the payment step. */
  payment: PaymentActor | null;
  /** True once the vendor chose to schedule although the service is closed now. */
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
  /** Sends the order of the earlier try once more, to be certain of it. */
  | { type: 'SETTLE' }
  /** An earlier try may have placed the order: it has to be certain before a card pays. */
  | { type: 'UNSETTLED' }
  | { type: 'VOUCHER'; discount: Discount | null }
  | PaymentReport
  | { type: 'AGREE' }
  | { type: 'BACK' }
  | { type: 'RETRY' };

/** What a state means to whoever looks at it. */
export type FlowTag =
  /** An address is being checked and priced. */
  | 'checking'
  /** The pickup address is being asked. */
  | 'asking-origin'
  /** There is a fee, and the details are filled in or looked over. */
  | 'quoted'
  /** The summary, and what follows from its button. */
  | 'review'
  /** The fee is being asked again. */
  | 'renewing'
  /** The order is on its way: nothing may change until the answer. */
  | 'sending'
  /** Another fee waits for a yes. */
  | 'asking-fee'
  /** An online payment is under way. */
  | 'paying';

export type FlowEmitted =
  | { type: 'originSaved' }
  | { type: 'placed'; orderId: string; afterAll: boolean }
  | { type: 'fault'; fault: FlowFault };

/** How a placed order came back. */
export interface Placement {
  orderId: string;
  /** True when an earlier try, believed lost, turned out to have been placed. */
  afterAll: boolean;
}

/** Raised by the placing call, so that the machine knows which way to go on. */
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
