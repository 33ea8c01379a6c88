import { useEffect, useRef } from 'react';
import { Button, Icon } from '@courier/ui-kit/core';
import { useCopy, useErrorCopy } from '@courier/i18n';
import type { PaymentFault, PaymentFaultKind } from '../../../../model/payment-flow.types';
import { NAMESPACE } from '../../../../namespace';
import styles from './payment.module.css';

/** Faults after which nothing was taken, or what was taken was given back. */
const MILD: readonly PaymentFaultKind[] = ['abandoned', 'refunded', 'fee-changed'];

/** What went wrong with a payment, in words. */
export function usePaymentWords(): (fault: PaymentFault) => { title: string; text: string } {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const errorCopy = useErrorCopy();
  return ({ kind, translationKey }) => {
    const kept = t('fault.kept');
    const reason = (fallback: string) =>
      translationKey && translationKey !== 'general' ? errorCopy(translationKey, 'http') : fallback;
    return {
      init: { title: errors('error.payment.init'), text: reason(kept) },
      'intent-creation': { title: errors('error.payment.intent-creation'), text: reason(kept) },
      'fee-changed': { title: errors('error.fee.changed'), text: kept },
      recompute: { title: errors('error.fee.recompute'), text: kept },
      refused: { title: errorCopy(translationKey, 'error.payment.declined'), text: t('pay.not-charged') },
      unanswered: { title: t('pay.unanswered'), text: t('pay.unanswered-text') },
      ended: { title: errors('error.payment.ended'), text: t('pay.not-charged') },
      abandoned: { title: t('pay.abandoned'), text: t('pay.not-charged') },
      'redirect-refused': { title: t('pay.redirect-refused'), text: t('pay.not-charged') },
      refunded: { title: t('pay.refunded'), text: t('pay.refunded-text') },
      'not-refunded': { title: t('pay.not-refunded'), text: t('pay.not-refunded-text') },
      'not-cancelled': { title: t('pay.not-cancelled'), text: t('pay.not-cancelled-text') },
      'not-verified': { title: t('pay.not-verified'), text: t('pay.not-verified-text') },
    }[kind];
  };
}

interface PaymentNoticeProps {
  fault: PaymentFault;
  /** The one button; without it the form itself is the way on. */
  action?: { label: string; run(): void } | undefined;
}

export function PaymentNotice({ fault, action }: PaymentNoticeProps) {
  const { title, text } = usePaymentWords()(fault);
  const place = useRef<HTMLDivElement>(null);
  // On a phone the fields under it fill the screen.
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [fault]);
  return (
    <div
      ref={place}
      className={styles.notice}
      data-mild={MILD.includes(fault.kind) || undefined}
      role="alert"
    >
      <Icon name={MILD.includes(fault.kind) ? 'info' : 'warning'} size={18} />
      <div className={styles.words}>
        <b>{title}</b>
        <div>{text}</div>
      </div>
      {action && (
        <Button kind="secondary" size="s" icon="refresh" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
