import { useEffect, useMemo } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { routes, usePorts } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { createOrderDraftStore } from '../../model/order-draft.store';
import type { PaymentReport, PendingPayment } from '../../model/payment-flow.types';
import { forgetSettled } from '../../model/pending-payment';
import { NAMESPACE } from '../../namespace';
import { usePaymentWords } from '../../payment/payment-words';
import { resumedPaymentMachine } from '../../payment/payment-machine';
import { ReturnCard, type ReturnAction } from './ReturnCard';

/** The payment this tab left with: what the bank made of it, and what can be done now. */
export function ReturnedPayment({ pending }: { pending: PendingPayment }) {
  const { api, session, analytics, navigation, notifications } = usePorts();
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const common = useCopy('common');
  const wordsOf = usePaymentWords();
  const { vendorId } = pending;

  const report = useMemo(
    () => (event: PaymentReport) => {
      if (event.type !== 'PAYMENT_MADE') return;
      const { orderId } = event;
      if (!session.guestOrderIds().includes(orderId)) session.addGuestOrder(orderId);
      createOrderDraftStore(vendorId).getState().clear();
      analytics.push('order_request_placed', { order_id: orderId, vendor_id: vendorId });
      notifications.show({ type: 'success', message: errors('order.created'), detail: t('placed.detail') });
      navigation.go(routes.orderTracking({ vendorId, orderId }), { replace: true });
    },
    [analytics, errors, navigation, notifications, session, t, vendorId],
  );
  const machine = useMemo(() => resumedPaymentMachine(api), [api]);
  const guest = session.get().mode === 'GUEST';
  const payment = useActorRef(machine, { input: { vendorId, guest, quote: null, pending, report } });
  const state = useSelector(payment, ({ value }) => String(value));
  const fault = useSelector(payment, ({ context }) => context.fault);
  // The form would lead back here until it is known.
  const isUnknown = useSelector(payment, ({ context }) => context.orderId === null);
  const over = state === 'ended';

  useEffect(() => {
    const certain = payment.on('certain', ({ intentId }) => forgetSettled(intentId));
    return () => certain.unsubscribe();
  }, [payment]);
  useEffect(() => (over ? undefined : navigation.holdReload()), [navigation, over]);

  const toForm: ReturnAction = {
    label: t('return.to-form'),
    kind: over ? 'primary' : 'quiet',
    run: () => navigation.go(routes.requestRider({ vendorId }), { replace: true }),
  };
  if (state === 'waitingForBank') {
    const words = fault ? wordsOf(fault) : { title: t('return.waiting'), text: t('return.waiting-text') };
    return (
      <ReturnCard
        icon="hourglass"
        {...words}
        actions={[
          { label: t('return.check'), kind: 'primary', run: () => payment.send({ type: 'CHECK' }) },
          { label: t('return.cancel'), kind: 'quiet', run: () => payment.send({ type: 'CANCEL' }) },
        ]}
      />
    );
  }
  if (fault && (over || state === 'notVerified' || state === 'notRefunded')) {
    const again: ReturnAction = {
      label: common('action.try-again'),
      kind: 'primary',
      run: () => payment.send({ type: 'RETRY' }),
    };
    const { title, text } = wordsOf(fault);
    const free = over && fault.kind !== 'refunded' && fault.kind !== 'not-verified';
    return (
      <ReturnCard
        icon={over ? 'info' : 'warning'}
        title={title}
        text={free ? t('return.not-charged') : text}
        actions={over ? [toForm] : isUnknown ? [again] : [again, toForm]}
      />
    );
  }
  return (
    <ReturnCard icon="lock" title={t('return.checking')} text={t('return.checking-text')} actions={[]} />
  );
}
