import type { ChargeState, PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { StuckCause } from './stuck-cause';

/** What decides about a charge. */
export type ChargeFacts = Pick<
  PaymentChargeRow,
  'state' | 'is_placed' | 'provider_id' | 'authorised_at' | 'captured_at' | 'last_error'
>;

export type ChargeEvent =
  /** Answer of the call, return from the bank, or report. */
  | { kind: 'authorised'; providerId: string }
  | { kind: 'challenged'; providerId: string | null; bankPage: string; providerState: string | null }
  /** `providerId`: only a report contains it. `report`: its name, or the error of the call. */
  | { kind: 'refused'; providerId: string | null; report: string | null }
  /** The provider holds no authorisation of the reference. */
  | { kind: 'absent' }
  /** The order is stored. */
  | { kind: 'placed' }
  /** There will be no order. */
  | { kind: 'given-up' }
  | { kind: 'order-cancelled' }
  /** The payer or the company wants the amount back. */
  | { kind: 'undo-requested' }
  | { kind: 'capture-answered' }
  | { kind: 'undo-answered' }
  /** The provider refuses our call for good. */
  | { kind: 'capture-refused' | 'undo-refused'; report: string }
  /** Reports of the provider about what it or the company did. */
  | { kind: 'captured' | 'capture-failed' | 'undone-in-part' | 'undo-failed' | 'disputed'; report: string }
  | { kind: 'undone'; report: string; isOrderOver: boolean };

export type ChargeEventKind = ChargeEvent['kind'];

export interface ChargeMove {
  to: ChargeState;
  /** For the log: the report does not fit to what we did, and needs no person. */
  isOdd: boolean;
}

interface Rule {
  to: ChargeState;
  if?: (charge: ChargeFacts, event: ChargeEvent) => boolean;
  isOdd?: true;
}

const isPlaced: Rule['if'] = ({ is_placed: placed }) => placed;
const isUnplaced: Rule['if'] = ({ is_placed: placed }) => !placed;
/** A cancellation before the authorisation may have had no effect. */
const isFirst: Rule['if'] = ({ authorised_at: at }) => at === null;
const isUncaptured: Rule['if'] = ({ captured_at: at }) => at === null;
/** An earlier attempt with the same reference may have been refused. */
const isSamePayment: Rule['if'] = ({ provider_id: id }, event) =>
  event.kind === 'refused' && event.providerId !== null && event.providerId === id;
const isOrderOver: Rule['if'] = (_charge, event) => event.kind === 'undone' && event.isOrderOver;
/** A repeated report is not shown again. */
const isNews: Rule['if'] = ({ last_error: last }, event) => 'report' in event && event.report !== last;
const isUncapturedNews: Rule['if'] = (charge, event) =>
  charge.captured_at === null && 'report' in event && event.report !== charge.last_error;

const STUCK: Rule = { to: 'STUCK' };
const STILL_STUCK: Rule = { to: 'STUCK', if: isNews };
const GIVEN_UP: Rule = { to: 'UNDOING', if: isUnplaced };
const LATE: readonly Rule[] = [{ to: 'UNDOING', if: isFirst }];
const CONTRADICTED: readonly Rule[] = [{ to: 'STUCK', if: isUncaptured }];

/** For each event and state the rules in their order; the first one that fits decides. Without one, nothing changes. */
export const CHARGE_TABLE: Readonly<
  Record<ChargeEventKind, Partial<Readonly<Record<ChargeState, readonly Rule[]>>>>
> = {
  authorised: {
    PENDING: [{ to: 'AUTHORISED' }],
    // A challenge without an order has no bank page that the payer could have seen.
    CHALLENGED: [{ to: 'AUTHORISED', if: isPlaced }, { to: 'UNDOING' }],
    UNDOING: LATE,
    UNDONE: LATE,
    REFUSED: [{ to: 'UNDOING', if: isFirst, isOdd: true }],
  },
  challenged: {
    PENDING: [{ to: 'CHALLENGED' }],
    // The payment was cancelled during the call and is undone with this id.
    UNDOING: [{ to: 'UNDOING' }],
    UNDONE: [{ to: 'UNDONE' }],
  },
  refused: {
    PENDING: [{ to: 'REFUSED' }],
    CHALLENGED: [{ to: 'REFUSED' }],
    AUTHORISED: [{ to: 'STUCK', if: isSamePayment }],
    CAPTURED: [{ to: 'STUCK', if: isSamePayment }],
  },
  absent: { PENDING: [{ to: 'UNDONE' }], AUTHORISED: [GIVEN_UP] },
  placed: { AUTHORISED: [{ to: 'AUTHORISED' }], CHALLENGED: [{ to: 'CHALLENGED' }] },
  'given-up': { PENDING: [GIVEN_UP], AUTHORISED: [GIVEN_UP], CHALLENGED: [GIVEN_UP] },
  'order-cancelled': { AUTHORISED: [{ to: 'UNDOING' }] },
  'undo-requested': {
    PENDING: [{ to: 'UNDOING' }],
    AUTHORISED: [{ to: 'UNDOING' }],
    CHALLENGED: [{ to: 'UNDOING' }],
    CAPTURED: [{ to: 'UNDOING' }],
    STUCK: [{ to: 'UNDOING' }],
  },
  // What is being undone is refunded instead of released.
  'capture-answered': { AUTHORISED: [{ to: 'CAPTURED', if: isPlaced }], UNDOING: [{ to: 'UNDOING' }] },
  'undo-answered': { UNDOING: [{ to: 'UNDONE' }] },
  'capture-refused': { AUTHORISED: [STUCK] },
  'undo-refused': { UNDOING: [STUCK] },
  captured: {
    PENDING: CONTRADICTED,
    CHALLENGED: CONTRADICTED,
    // Ours, whose answer may be on its way, or one in the console of the provider.
    AUTHORISED: [{ to: 'CAPTURED', if: isPlaced }, ...CONTRADICTED],
    UNDOING: [{ to: 'UNDOING', if: isUncaptured }],
    UNDONE: CONTRADICTED,
    REFUSED: CONTRADICTED,
    STUCK: [{ to: 'STUCK', if: isUncapturedNews }],
  },
  'capture-failed': {
    AUTHORISED: [STUCK],
    CAPTURED: [STUCK],
    // Nothing is to be paid any more: the failure is late, and the charge stays undone.
    UNDOING: [{ to: 'UNDOING', isOdd: true }],
    UNDONE: [{ to: 'UNDONE', isOdd: true }],
    REFUSED: [{ to: 'REFUSED', isOdd: true }],
    STUCK: [STILL_STUCK],
  },
  undone: {
    AUTHORISED: [
      { to: 'UNDONE', if: isUnplaced, isOdd: true },
      { to: 'UNDONE', if: isOrderOver, isOdd: true },
      STUCK,
    ],
    CAPTURED: [{ to: 'UNDONE', if: isOrderOver, isOdd: true }, STUCK],
    UNDOING: [{ to: 'UNDONE' }],
    STUCK: [STILL_STUCK],
  },
  'undone-in-part': {
    AUTHORISED: [STUCK],
    CAPTURED: [STUCK],
    UNDOING: [{ to: 'UNDOING', isOdd: true }],
    STUCK: [STILL_STUCK],
  },
  'undo-failed': {
    // A refund that was requested in the console of the company and failed changes nothing.
    AUTHORISED: [{ to: 'AUTHORISED', isOdd: true }],
    CAPTURED: [{ to: 'CAPTURED', isOdd: true }],
    UNDOING: [STUCK],
    UNDONE: [STUCK],
    STUCK: [STILL_STUCK],
  },
  disputed: {
    PENDING: [STUCK],
    AUTHORISED: [STUCK],
    CHALLENGED: [STUCK],
    CAPTURED: [STUCK],
    UNDOING: [STUCK],
    UNDONE: [STUCK],
    REFUSED: [STUCK],
    STUCK: [STILL_STUCK],
  },
};

/** @returns null when the event changes nothing */
export function nextCharge(charge: ChargeFacts, event: ChargeEvent): ChargeMove | null {
  const rules = CHARGE_TABLE[event.kind][charge.state] ?? [];
  const rule = rules.find(({ if: fits }) => fits === undefined || fits(charge, event));
  return rule ? { to: rule.to, isOdd: rule.isOdd === true } : null;
}

const CAUSES: Partial<Record<ChargeEventKind, StuckCause>> = {
  'capture-refused': 'refused',
  'undo-refused': 'refused',
  'capture-failed': 'failed',
  'undo-failed': 'failed',
  disputed: 'disputed',
};

/** Why an event makes a charge STUCK. */
export const stuckCause = ({ kind }: ChargeEvent): StuckCause => CAUSES[kind] ?? 'contradicted';
