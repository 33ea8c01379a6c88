import type { TrackingStage } from './tracking-stages';

export type StatusLabelKey =
  | 'new'
  | 'received'
  | 'dispatched'
  | 'waiting-for-rider'
  | 'in-progress'
  | 'near-vendor'
  | 'picked-up'
  | 'in-transit'
  | 'near-customer'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'cancelled'
  | 'stalled'
  | 'delayed'
  | 'scheduled'
  | 'payment_committed'
  | 'initiated'
  | 'unknown';

export type OrderGroup = 'new' | 'collected' | 'delivered' | 'cancelled' | 'active' | 'old';

/** Everything that depends on the status alone. */
export interface StatusFacts {
  label: StatusLabelKey;
  step: number | null;
  /** For comparisons: negative off the normal sequence; null for DELAYED, which has its own rules. */
  rank: number | null;
  /** `new` to `cancelled` are tabs; `active` is running, `old` is closed. */
  groups: readonly OrderGroup[];
  /** Text key for the customer; null for a cancelled or failed order. */
  stage: TrackingStage | null;
  /** Which of the order's two ETAs is shown. */
  eta: 'origin' | 'destination' | null;
  /** Whether a full map has content. */
  map: boolean;
  /** When the order can be cancelled: `late` needs a flag, `paid` a payment that is old enough. */
  cancel: 'early' | 'open' | 'late' | 'paid' | 'closed';
  /** Whether details can be changed; `early`: in a moment. */
  change: 'early' | 'open' | 'closed';
  /** Null while it is active. */
  end: 'delivered' | 'returned' | 'cancelled' | 'failed' | null;
  /** State of the card payment. */
  payment: 'waiting' | 'paid' | 'declined' | 'abandoned' | 'failed';
}

/** The one table of the 23 statuses. Code that distinguishes them reads it, or uses a record with an entry for each. */
// oxfmt-ignore
export const STATUS_TABLE = {
  INITIATED:                 { label: 'initiated',         step: 0,    rank: 0,    groups: [],                      stage: 'preparing',        eta: null,          map: true,  cancel: 'early',  change: 'early',  end: null,        payment: 'waiting' },
  PAYMENT_INITIATED:         { label: 'initiated',         step: 1,    rank: 1,    groups: [],                      stage: 'preparing',        eta: null,          map: true,  cancel: 'early',  change: 'early',  end: null,        payment: 'waiting' },
  PAYMENT_COMMITTED:         { label: 'payment_committed', step: 2,    rank: 2,    groups: ['new'],                 stage: 'preparing',        eta: null,          map: true,  cancel: 'paid',   change: 'early',  end: null,        payment: 'paid' },
  NEW:                       { label: 'new',               step: 3,    rank: 3,    groups: ['new', 'active'],       stage: 'preparing',        eta: null,          map: false, cancel: 'early',  change: 'early',  end: null,        payment: 'paid' },
  STALLED:                   { label: 'stalled',           step: 4,    rank: -4,   groups: ['cancelled'],           stage: null,               eta: null,          map: true,  cancel: 'closed', change: 'closed', end: 'failed',    payment: 'failed' },
  RECEIVED:                  { label: 'received',          step: 5,    rank: 5,    groups: ['new', 'active'],       stage: 'preparing',        eta: null,          map: false, cancel: 'open',   change: 'open',   end: null,        payment: 'paid' },
  RECEIVED_BY_VENDOR:        { label: 'dispatched',        step: 6,    rank: 6,    groups: ['new', 'active'],       stage: 'preparing',        eta: 'origin',      map: true,  cancel: 'closed', change: 'closed', end: null,        payment: 'paid' },
  ACCEPTED_BY_VENDOR:        { label: 'dispatched',        step: 7,    rank: 7,    groups: ['new', 'active'],       stage: 'preparing',        eta: 'origin',      map: true,  cancel: 'closed', change: 'closed', end: null,        payment: 'paid' },
  WAITING_FOR_TRANSPORT:     { label: 'waiting-for-rider', step: 8,    rank: 8,    groups: ['new', 'active'],       stage: 'preparing',        eta: null,          map: false, cancel: 'open',   change: 'open',   end: null,        payment: 'paid' },
  ASSIGNED_TO_TRANSPORT:     { label: 'in-progress',       step: 9,    rank: 9,    groups: ['new', 'active'],       stage: 'preparing',        eta: 'origin',      map: true,  cancel: 'open',   change: 'open',   end: null,        payment: 'paid' },
  COURIER_ACCEPTED_DELIVERY: { label: 'in-progress',       step: 10,   rank: 10,   groups: ['new', 'active'],       stage: 'courier_accepted', eta: 'origin',      map: true,  cancel: 'closed', change: 'closed', end: null,        payment: 'paid' },
  MODIFIED:                  { label: 'new',               step: 11,   rank: 11,   groups: ['new'],                 stage: 'preparing',        eta: null,          map: true,  cancel: 'open',   change: 'open',   end: null,        payment: 'paid' },
  NEAR_VENDOR:               { label: 'near-vendor',       step: 12,   rank: 12,   groups: ['new', 'active'],       stage: 'near_vendor',      eta: 'origin',      map: true,  cancel: 'closed', change: 'closed', end: null,        payment: 'paid' },
  PICKED_UP:                 { label: 'picked-up',         step: 13,   rank: 13,   groups: ['collected', 'active'], stage: 'collected',        eta: 'destination', map: true,  cancel: 'closed', change: 'closed', end: null,        payment: 'paid' },
  COURIER_LEFT_VENDOR:       { label: 'in-transit',        step: 14,   rank: 14,   groups: ['collected'],           stage: 'collected',        eta: null,          map: true,  cancel: 'closed', change: 'closed', end: null,        payment: 'paid' },
  NEAR_CUSTOMER:             { label: 'near-customer',     step: 15,   rank: 15,   groups: ['collected', 'active'], stage: 'near_customer',    eta: 'destination', map: true,  cancel: 'closed', change: 'closed', end: null,        payment: 'paid' },
  DELIVERED:                 { label: 'delivered',         step: 16,   rank: 16,   groups: ['delivered', 'old'],    stage: 'delivered',        eta: null,          map: true,  cancel: 'closed', change: 'closed', end: 'delivered', payment: 'paid' },
  RETURN_INITIATED:          { label: 'returning',         step: 17,   rank: 17,   groups: ['collected'],           stage: 'return_initiated', eta: null,          map: true,  cancel: 'closed', change: 'closed', end: null,        payment: 'paid' },
  RETURNED_TO_VENDOR:        { label: 'returned',          step: 18,   rank: 18,   groups: ['delivered'],           stage: 'returned',         eta: null,          map: true,  cancel: 'closed', change: 'closed', end: 'returned',  payment: 'paid' },
  DELAYED:                   { label: 'delayed',           step: null, rank: null, groups: ['active'],              stage: 'preparing',        eta: null,          map: true,  cancel: 'late',   change: 'closed', end: null,        payment: 'paid' },
  CANCELLED:                 { label: 'cancelled',         step: null, rank: -1,   groups: ['cancelled', 'old'],    stage: null,               eta: null,          map: true,  cancel: 'closed', change: 'closed', end: 'cancelled', payment: 'failed' },
  PAYMENT_CANCELLED:         { label: 'cancelled',         step: null, rank: -2,   groups: ['cancelled'],           stage: null,               eta: null,          map: true,  cancel: 'closed', change: 'closed', end: 'cancelled', payment: 'abandoned' },
  PAYMENT_FAILED:            { label: 'stalled',           step: null, rank: -3,   groups: ['cancelled'],           stage: null,               eta: null,          map: true,  cancel: 'closed', change: 'closed', end: 'failed',    payment: 'declined' },
} as const satisfies Readonly<Record<string, StatusFacts>>;

export type OrderStatus = keyof typeof STATUS_TABLE;

/** A status newer than this code. */
const UNKNOWN: StatusFacts = {
  label: 'unknown',
  step: null,
  rank: -5,
  groups: [],
  stage: 'preparing',
  eta: null,
  map: true,
  cancel: 'closed',
  change: 'closed',
  end: null,
  payment: 'paid',
};

const table: ReadonlyMap<string, StatusFacts> = new Map(Object.entries(STATUS_TABLE));

export const statusFacts = (status: string): StatusFacts => table.get(status) ?? UNKNOWN;
