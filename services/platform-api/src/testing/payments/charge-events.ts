import { chargeColumns } from '../../domains/payments/states/charge-columns';
import { nextCharge, type ChargeEvent, type ChargeFacts } from '../../domains/payments/states/charge-states';

export const NEW_CHARGE: ChargeFacts = {
  state: 'PENDING',
  is_placed: false,
  provider_id: null,
  authorised_at: null,
  captured_at: null,
  last_error: null,
};

const IDS = ['p1', 'p2'];
const REPORTS = ['REFUND', 'CAPTURE'];
const PLAIN = [
  'absent',
  'placed',
  'given-up',
  'order-cancelled',
  'undo-requested',
  'capture-answered',
  'undo-answered',
] as const;
const REPORTED = [
  'capture-refused',
  'undo-refused',
  'captured',
  'capture-failed',
  'undone-in-part',
  'undo-failed',
  'disputed',
] as const;

/** Every event, for two payments and two reports. */
export const ALL_EVENTS: readonly ChargeEvent[] = [
  ...PLAIN.map((kind) => ({ kind })),
  ...IDS.map((providerId) => ({ kind: 'authorised' as const, providerId })),
  ...[null, ...IDS].map((providerId) => {
    return { kind: 'challenged' as const, providerId, bankPage: '{}', providerState: null };
  }),
  ...[null, ...IDS].flatMap((providerId) =>
    [null, ...REPORTS].map((report) => ({ kind: 'refused' as const, providerId, report })),
  ),
  ...REPORTED.flatMap((kind) => REPORTS.map((report) => ({ kind, report }))),
  ...REPORTS.flatMap((report) =>
    [true, false].map((isOrderOver) => ({ kind: 'undone' as const, report, isOrderOver })),
  ),
];

export function applyEvent(charge: ChargeFacts, event: ChargeEvent, atSeconds = 1): ChargeFacts {
  const move = nextCharge(charge, event);
  if (!move) return charge;
  const { state, is_placed, provider_id, authorised_at, captured_at, last_error } = {
    ...charge,
    ...chargeColumns(charge, move.to, event, atSeconds),
  };
  return { state, is_placed, provider_id, authorised_at, captured_at, last_error };
}
