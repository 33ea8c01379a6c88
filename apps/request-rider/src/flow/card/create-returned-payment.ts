import type { Ports } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { createOrderDraftStore } from '../../model/draft/order-draft.store';
import type { PaymentInput, PaymentReport, PendingPayment } from '../../model/payment/payment-flow.types';
import { resumedPaymentMachine } from '../machine/payment-actors';
import { findPlacedAddress } from '../machine/placed-address';
import { isGuest } from '../services';

export function createReturnedPayment(ports: Ports, pending: PendingPayment) {
  const { vendorId } = pending;
  const { api, session, analytics, navigation } = ports;
  const report = (event: PaymentReport): void => {
    if (event.type !== 'PAYMENT_MADE') return;
    const { orderId } = event;
    if (!session.guestOrderIds().includes(orderId)) session.addGuestOrder(orderId);
    createOrderDraftStore(vendorId, remoteStorage(ports).local).getState().clear();
    analytics.push('order_request_placed', { order_id: orderId, vendor_id: vendorId });
    // The bank's answer has the id of the order alone.
    const readKey = () =>
      api.orders.get({ query: { vendorId, orderId } }).then(
        ({ result }) => result.handover?.customer_key,
        () => undefined,
      );
    void findPlacedAddress(navigation, { vendorId, orderId }, readKey).then((address) =>
      navigation.go(address, { replace: true }),
    );
  };
  const input: PaymentInput = { vendorId, guest: isGuest(ports), order: null, pending, report };
  return { machine: resumedPaymentMachine(ports.api), input };
}
