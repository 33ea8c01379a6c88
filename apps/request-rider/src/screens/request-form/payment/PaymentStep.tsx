import { useEffect } from 'react';
import { Button, Icon, Skeleton } from '@courier/ui-kit/core';
import { usePorts } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import type { PaymentFault } from '../../../model/payment/payment-flow.types';
import { NAMESPACE } from '../../../copy';
import { usePaymentWords } from '../../../panes/use-payment-words';
import { useFlow, useRequest } from '../request/request-scope';
import { useStore } from 'zustand';
import { usePaymentState, usePaymentTag } from './use-payment-state';
import { VatField } from './VatField';
import { CardChoice } from './CardChoice';
import { NewCard } from './NewCard';
import { PaymentNotice } from './PaymentNotice';
import styles from './payment.module.css';

export function PaymentStep() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const payment = useFlow(({ context }) => context.payment);
  const opening = usePaymentTag('opening');
  const busy = usePaymentTag('busy');
  const withCard = usePaymentTag('with-card');
  const retryable = usePaymentTag('retryable');
  const unanswered = usePaymentState((snapshot) => snapshot.matches('unanswered'));
  const cancelling = usePaymentState((snapshot) => snapshot.matches('cancelling')) ?? false;
  const waiting = usePaymentState((snapshot) => snapshot.matches('waitingForBank')) ?? false;
  const fault = usePaymentState(({ context }) => context.fault);
  const choice = usePaymentState(({ context }) => context.card.newOrExistingCard);
  const { card } = useRequest();
  const { trouble, encrypting } = useStore(card.state);
  const troubles = {
    offline: { title: t('fault.offline'), text: t('pay.offline-text') },
    key: { title: t('card.key-failed'), text: t('pay.not-charged') },
    encryption: { title: t('card.not-encrypted'), text: t('pay.not-charged') },
  };
  useFaultToast(fault);
  const again = { label: common('action.try-again'), run: () => payment?.send({ type: 'RETRY' }) };
  return (
    <section className={styles.step} aria-label={t('pay.title')} aria-busy={opening}>
      <h2 className={styles.title}>
        <Icon name="lock" size={18} />
        {t('pay.title')}
      </h2>
      {opening && (
        <div role="status">
          <span className="sr-only">{t('pay.opening')}</span>
          <Skeleton width="100%" height={196} />
        </div>
      )}
      {fault && !waiting && <PaymentNotice fault={fault} action={retryable ? again : undefined} />}
      {trouble && (
        <div className={styles.notice} role="alert">
          <Icon name="warning" size={18} />
          <div className={styles.words}>
            <b>{troubles[trouble].title}</b>
            <div>{troubles[trouble].text}</div>
          </div>
          <Button kind="secondary" size="s" icon="refresh" onClick={() => void card.pay()}>
            {common('action.try-again')}
          </Button>
        </div>
      )}
      {withCard && (
        <fieldset className={styles.plain} disabled={busy || encrypting || unanswered}>
          <CardChoice />
          {choice === 'NEW' && <NewCard />}
          <VatField />
          <p className={styles.safe}>
            <Icon name="lock" size={15} />
            <span>{t('card.safe')}</span>
          </p>
        </fieldset>
      )}
      {(waiting || cancelling) && <BankWait busy={cancelling} />}
    </section>
  );
}

function useFaultToast(fault: PaymentFault | null | undefined): void {
  const { notifications } = usePorts();
  const paymentWords = usePaymentWords();
  const title =
    fault && (fault.kind === 'init' || fault.kind === 'intent-creation') ? paymentWords(fault).title : null;
  useEffect(() => {
    if (title) notifications.show({ type: 'error', message: title, key: 'payment' });
  }, [notifications, title]);
}

function BankWait({ busy }: { busy: boolean }) {
  const t = useCopy(NAMESPACE);
  const payment = useFlow(({ context }) => context.payment);
  const fault = usePaymentState(({ context }) => context.fault);
  return (
    <>
      {fault && <PaymentNotice fault={fault} />}
      <p>{t('return.waiting-text')}</p>
      <div className={styles.actions}>
        <Button
          kind="secondary"
          icon="refresh"
          disabled={busy}
          onClick={() => payment?.send({ type: 'CHECK' })}
        >
          {t('return.check')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => payment?.send({ type: 'CANCEL' })}>
          {t('return.cancel')}
        </Button>
      </div>
    </>
  );
}
