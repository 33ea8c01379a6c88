import { useEffect } from 'react';
import { Button, Icon, Skeleton } from '@courier/ui-kit/core';
import { usePorts } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import type { PaymentFault } from '../../../../model/payment-flow.types';
import { NAMESPACE } from '../../../../namespace';
import { usePaymentWords } from '../../../../payment/payment-words';
import { useFlow } from '../../state/request-scope';
import { usePayment, usePaymentState } from '../../state/use-payment';
import { VatField } from '../VatField';
import { CardChoice } from './CardChoice';
import { NewCard } from './NewCard';
import { PaymentNotice } from './PaymentNotice';
import styles from './payment.module.css';

const OPENING = ['opening', 'initiating', 'creatingIntent', 'waitingToRecompute', 'recomputing'];
const BUSY = ['confirming', 'reopening', 'asking', 'verifying', 'atTheBank'];
const WITH_CARD = [...BUSY, 'choosingCard', 'unanswered'];
const RETRYABLE = ['notInitiated', 'intentNotCreated', 'unanswered', 'notRefunded', 'ended'];

/** The card that pays, and whatever the payment waits for. */
export function PaymentStep() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const payment = useFlow(({ context }) => context.payment);
  const state = String(usePaymentState(({ value }) => value) ?? 'opening');
  const fault = usePaymentState(({ context }) => context.fault);
  const choice = usePaymentState(({ context }) => context.card.newOrExistingCard);
  const { trouble, encrypting, pay } = usePayment();
  const troubles = {
    offline: { title: t('fault.offline'), text: t('pay.offline-text') },
    key: { title: t('card.key-failed'), text: t('pay.not-charged') },
    encryption: { title: t('card.not-encrypted'), text: t('pay.not-charged') },
  };
  useFaultToast(fault);
  const again = { label: common('action.try-again'), run: () => payment?.send({ type: 'RETRY' }) };
  return (
    <section className={styles.step} aria-label={t('pay.title')} aria-busy={OPENING.includes(state)}>
      <h2 className={styles.title}>
        <Icon name="lock" size={18} />
        {t('pay.title')}
      </h2>
      {OPENING.includes(state) && (
        <div role="status">
          <span className="sr-only">{t('pay.opening')}</span>
          <Skeleton width="100%" height={196} />
        </div>
      )}
      {fault && state !== 'waitingForBank' && (
        <PaymentNotice fault={fault} action={RETRYABLE.includes(state) ? again : undefined} />
      )}
      {trouble && (
        <div className={styles.notice} role="alert">
          <Icon name="warning" size={18} />
          <div className={styles.words}>
            <b>{troubles[trouble].title}</b>
            <div>{troubles[trouble].text}</div>
          </div>
          <Button kind="secondary" size="s" icon="refresh" onClick={pay}>
            {common('action.try-again')}
          </Button>
        </div>
      )}
      {WITH_CARD.includes(state) && (
        <fieldset
          className={styles.plain}
          disabled={BUSY.includes(state) || encrypting || state === 'unanswered'}
        >
          <CardChoice />
          {choice === 'NEW' && <NewCard />}
          <VatField />
          <p className={styles.safe}>
            <Icon name="lock" size={15} />
            <span>{t('card.safe')}</span>
          </p>
        </fieldset>
      )}
      {(state === 'waitingForBank' || state === 'cancelling') && <BankWait busy={state === 'cancelling'} />}
    </section>
  );
}

/** A payment that did not begin is told outside the form as well. */
function useFaultToast(fault: PaymentFault | null | undefined): void {
  const { notifications } = usePorts();
  const wordsOf = usePaymentWords();
  const title =
    fault && (fault.kind === 'init' || fault.kind === 'intent-creation') ? wordsOf(fault).title : null;
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
