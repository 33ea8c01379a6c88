import type { ChargeState, PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { ChargeEvent, ChargeFacts } from './charge-states';

export type ChargeColumns = Partial<
  Pick<
    PaymentChargeRow,
    | 'state'
    | 'provider_id'
    | 'is_placed'
    | 'authorised_at'
    | 'captured_at'
    | 'claimed_until_ms'
    | 'bank_page'
    | 'provider_state'
    | 'next_try_at_ms'
    | 'tries'
    | 'last_error'
  >
>;

/** The columns that an event changes together with the state. */
export function chargeColumns(
  charge: ChargeFacts,
  to: ChargeState,
  event: ChargeEvent,
  nowSeconds: number,
): ChargeColumns {
  return {
    ...(to === charge.state ? {} : enteredColumns(to)),
    ...eventColumns(event, to, nowSeconds),
    ...(to === 'STUCK' && 'report' in event ? { last_error: event.report } : {}),
    state: to,
  };
}

const DUE_AT_ONCE = { next_try_at_ms: 0, claimed_until_ms: 0 };

function enteredColumns(to: ChargeState): ChargeColumns {
  if (to === 'UNDOING') return { ...DUE_AT_ONCE, tries: 0 };
  if (to === 'UNDONE') return { ...DUE_AT_ONCE, last_error: null };
  if (to === 'REFUSED') return { claimed_until_ms: 0 };
  return {};
}

function eventColumns(event: ChargeEvent, to: ChargeState, nowSeconds: number): ChargeColumns {
  const { kind } = event;
  if (kind === 'authorised') {
    const { providerId: provider_id } = event;
    return { provider_id, authorised_at: nowSeconds, next_try_at_ms: 0, last_error: null };
  }
  if (kind === 'challenged') {
    const { providerId: provider_id, bankPage: bank_page, providerState: provider_state } = event;
    return { provider_id, bank_page, provider_state, last_error: null };
  }
  if (kind === 'placed') return { ...DUE_AT_ONCE, is_placed: true };
  if (kind === 'captured' || kind === 'capture-answered')
    return { captured_at: nowSeconds, last_error: null };
  if (kind === 'capture-failed' && to === 'UNDOING') return { captured_at: null };
  return kind === 'refused' ? { last_error: event.report } : {};
}
