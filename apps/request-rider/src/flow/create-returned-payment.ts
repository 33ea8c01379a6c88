import { routes } from '@courier/shell-api/routes';
import type { Ports } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { persistedIn } from '../model/forgiving-storage';
import { createOrderDraftStore } from '../model/order-draft.store';
import type { PaymentInput, PaymentReport, PendingPayment } from '../model/payment-flow.types';
import { resumedPaymentMachine } from './payment-actors';
import { isGuest } from './services';

export function createReturnedPayment(ports: Ports, pending: PendingPayment) {
  const { vendorId } = pending;
  const { session, analytics, navigation } = ports;
  const report = (event: PaymentReport): void => {
    if (event.type !== 'PAYMENT_MADE') return;
    const { orderId } = event;
    if (!session.guestOrderIds().includes(orderId)) session.addGuestOrder(orderId);
    createOrderDraftStore(vendorId, persistedIn(remoteStorage(ports).local))
      .getState()
      .clear();
    analytics.push('order_request_placed', { order_id: orderId, vendor_id: vendorId });
    navigation.go(routes.orderTracking({ vendorId, orderId }), { replace: true });
  };
  const input: PaymentInput = { vendorId, guest: isGuest(ports), order: null, pending, report };
  return { machine: resumedPaymentMachine(ports.api), input };
}
