import { useEffect, useEffectEvent, useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { routes, usePorts } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { useCopy } from '@courier/i18n';
import { removeSettledPayment } from '../../flow/watch/watch-payments';
import { createReturnedPayment } from '../../flow/card/create-returned-payment';
import { storeContinuedDraft } from '../../model/draft/continued-draft';
import type { PendingPayment } from '../../model/payment/payment-flow.types';
import { NAMESPACE } from '../../copy';
import { usePaymentWords } from '../../panes/use-payment-words';
import { ReturnCard, type ReturnAction } from './ReturnCard';

export function ReturnedPayment({ pending }: { pending: PendingPayment }) {
  const ports = usePorts();
  const { navigation, notifications } = ports;
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const common = useCopy('common');
  const paymentWords = usePaymentWords();
  const { vendorId } = pending;

  const [{ machine, input }] = useState(() => createReturnedPayment(ports, pending));
  const payment = useActorRef(machine, { input });
  const over = useSelector(payment, (snapshot) => snapshot.matches('ended'));
  const waiting = useSelector(payment, (snapshot) => snapshot.matches('waitingForBank'));
  const stuck = useSelector(payment, (snapshot) => snapshot.hasTag('retryable'));
  const fault = useSelector(payment, ({ context }) => context.fault);
  // The form would redirect here until the outcome is known.
  const isUnknown = useSelector(payment, ({ context }) => context.orderId === null);

  const onPaid = useEffectEvent(() => {
    notifications.show({ type: 'success', message: errors('order.created'), detail: t('placed.detail') });
  });
  useEffect(() => {
    const subscription = payment.subscribe((snapshot) => {
      if (snapshot.matches('paid')) onPaid();
    });
    return () => subscription.unsubscribe();
  }, [payment]);
  useEffect(() => removeSettledPayment(ports, payment), [ports, payment]);
  useEffect(() => (over ? undefined : navigation.holdReload()), [navigation, over]);

  const toForm: ReturnAction = {
    label: t('return.to-form'),
    kind: over ? 'primary' : 'quiet',
    run: () => {
      storeContinuedDraft(remoteStorage(ports).tab, vendorId);
      navigation.go(routes.requestRider({ vendorId }), { replace: true });
    },
  };
  if (waiting) {
    const words = fault
      ? paymentWords(fault)
      : { title: t('return.waiting'), text: t('return.waiting-text') };
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
  if (fault && stuck) {
    const again: ReturnAction = {
      label: common('action.try-again'),
      kind: 'primary',
      run: () => payment.send({ type: 'RETRY' }),
    };
    const { title, text } = paymentWords(fault);
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
