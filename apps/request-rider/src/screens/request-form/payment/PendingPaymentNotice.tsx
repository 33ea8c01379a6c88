import { useState } from 'react';
import { Button, Icon } from '@courier/ui-kit/core';
import { routes, usePorts } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { openPendingPayments } from '../../../flow/watch/open-pending-payments';
import { NAMESPACE } from '../../../copy';
import { useSender } from '../request/request-scope';
import styles from './payment.module.css';

/** The user returned from the bank without a result: the payment must be settled before another order. */
export function PendingPaymentNotice() {
  const t = useCopy(NAMESPACE);
  const ports = usePorts();
  const { navigation } = ports;
  const vendor = useSender();
  const [pending] = useState(() => openPendingPayments(ports).read());
  if (pending?.vendorId !== vendor.vendor_id) return null;
  const settle = () => navigation.go(routes.paymentReturn({ payment: pending.intentId }));
  return (
    <div className={styles.notice} data-mild role="status">
      <Icon name="card" size={18} />
      <div className={styles.words}>
        <b>{t('pay.pending')}</b>
        <div>{t('pay.pending-text')}</div>
      </div>
      <Button kind="secondary" size="s" onClick={settle}>
        {t('pay.settle')}
      </Button>
    </div>
  );
}
