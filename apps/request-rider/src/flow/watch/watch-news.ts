import type { PaymentFault } from '../../model/payment/payment-flow.types';
import type { PaymentActor } from '../../model/request-flow/request-flow.types';
import type { ServiceHoursState } from '../../model/request-flow/service-hours';
import type { FlowActor, FlowSnapshot } from '../machine/create-request-flow';

interface News {
  /** The service is closed; called once for each form. */
  onClosed(hours: ServiceHoursState | null): void;
  onPaymentFault(fault: PaymentFault): void;
}

/**
 * Reports events that need a notice outside the form.
 * @returns the function that stops it
 */
export function watchNews(flow: FlowActor, { onClosed, onPaymentFault }: News): () => void {
  let hasToldClosed = false;
  let watched: PaymentActor | null = null;
  let last: PaymentFault | null = null;
  let leave = () => {};
  const announcePayment = (payment: PaymentActor) => {
    const { fault } = payment.getSnapshot().context;
    if (fault && fault !== last) onPaymentFault(fault);
    last = fault;
  };
  const announceNews = (snapshot: FlowSnapshot) => {
    const { payment, hours } = snapshot.context;
    if (!hasToldClosed && snapshot.matches('ServiceClosed')) {
      hasToldClosed = true;
      onClosed(hours);
    }
    if (payment === watched) return;
    leave();
    watched = payment;
    const subscription = payment?.subscribe(() => announcePayment(payment));
    leave = () => subscription?.unsubscribe();
    if (payment) announcePayment(payment);
  };
  const subscription = flow.subscribe(announceNews);
  announceNews(flow.getSnapshot());
  return () => {
    subscription.unsubscribe();
    leave();
  };
}
