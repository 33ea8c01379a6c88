import type { Ports } from '@courier/shell-api';
import type { PaymentActor } from '../../model/request-flow/request-flow.types';
import type { FlowActor } from '../machine/create-request-flow';
import { openPendingPayments } from './open-pending-payments';

/**
 * Opens the bank's page and stores each payment until its outcome is known.
 * @returns the function that stops it
 */
export function watchPayments(ports: Ports, flow: FlowActor): () => void {
  const followed = new Set<PaymentActor>();
  const ends: (() => void)[] = [];
  const watchPayment = (payment: PaymentActor | null) => {
    if (!payment || followed.has(payment)) return;
    followed.add(payment);
    ends.push(storeUntilSettled(ports, payment));
  };
  const back = (event: PageTransitionEvent) => {
    // The browser restored the page from the back-forward cache.
    if (event.persisted) flow.getSnapshot().context.payment?.send({ type: 'RETURNED' });
  };
  const subscription = flow.subscribe(({ context }) => watchPayment(context.payment));
  window.addEventListener('pageshow', back);
  watchPayment(flow.getSnapshot().context.payment);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('pageshow', back);
    ends.forEach((end) => end());
  };
}

/**
 * Removes a stored payment after its outcome is known.
 * @returns the function that stops it
 */
export function removeSettledPayment(ports: Pick<Ports, 'storage'>, payment: PaymentActor): () => void {
  const subscription = payment.on('certain', ({ intentId }) =>
    openPendingPayments(ports).removeSettled(intentId),
  );
  return () => subscription.unsubscribe();
}

function storeUntilSettled(ports: Ports, payment: PaymentActor): () => void {
  const { navigation, session } = ports;
  const pendingPayments = openPendingPayments(ports);
  const subscriptions = [
    payment.on('redirect', ({ url, pending }) => {
      pendingPayments.store(pending);
      session.addGuestOrder(pending.orderId);
      navigation.leave(url);
    }),
    payment.on('charging', ({ pending }) => pendingPayments.store(pending)),
    { unsubscribe: removeSettledPayment(ports, payment) },
  ];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}
