import { useEffect, useRef } from 'react';
import { Button, Icon } from '@courier/ui-kit/core';
import { useSecondsUntil } from '@courier/shell-api/hooks';
import type { PaymentFault, PaymentFaultKind } from '../../../model/payment/payment-flow.types';
import { usePaymentWords } from '../../../panes/use-payment-words';
import { WaitWords } from '../../../panes/WaitWords';
import styles from './payment.module.css';

/** Faults without a charge, or with a refund. */
const MILD: readonly PaymentFaultKind[] = ['abandoned', 'refunded', 'fee-changed'];

interface PaymentNoticeProps {
  fault: PaymentFault;
  /** Without it the form itself is the way to continue. */
  action?: { label: string; run(): void } | undefined;
}

export function PaymentNotice({ fault, action }: PaymentNoticeProps) {
  const { title, text } = usePaymentWords()(fault);
  const wait = useSecondsUntil(fault.waitsUntilMs ?? null);
  const place = useRef<HTMLDivElement>(null);
  // On a phone the fields below it fill the screen.
  useEffect(() => {
    // Newer browsers return a promise, which is not a valid cleanup.
    void place.current?.scrollIntoView({ block: 'center' });
  }, [fault]);
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
        <div>{fault.waitsUntilMs === undefined ? text : <WaitWords seconds={wait} />}</div>
      </div>
      {action && (
        <Button kind="secondary" size="s" icon="refresh" disabled={wait > 0} onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
