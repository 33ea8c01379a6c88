import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes, usePorts, type ScreenProps } from '@courier/shell-api';
import { remoteStorage, useScreenAddress } from '@courier/shell-api/hooks';
import { useCopy } from '@courier/i18n';
import { storeContinuedDraft } from '../../model/draft/continued-draft';
import type { PendingPayment } from '../../model/payment/payment-flow.types';
import { openPendingPayments } from '../../flow/watch/open-pending-payments';
import { NAMESPACE } from '../../copy';
import { ReturnCard } from './ReturnCard';
import { ReturnedPayment } from './ReturnedPayment';

/**
 * `/payment-return?payment=`: the redirect target of the bank. Settles only the payment started in this tab.
 */
export default function PaymentReturnScreen(_props: ScreenProps) {
  const t = useCopy(NAMESPACE);
  const ports = usePorts();
  const { navigation } = ports;
  const [query] = useSearchParams();
  const [pending] = useState(() => openPendingPayments(ports).read());
  const named = query.get('payment');
  const hasTracking = useScreenAddress()(routes.orderTracking()) !== null;
  const toForm = ({ vendorId }: PendingPayment) => {
    storeContinuedDraft(remoteStorage(ports).tab, vendorId);
    navigation.go(routes.requestRider({ vendorId }));
  };
  if (pending && named === pending.intentId) return <ReturnedPayment pending={pending} />;
  return (
    <ReturnCard
      icon="info"
      title={pending ? t('return.other') : t('return.nothing')}
      text={pending ? t('return.other-text') : t('return.nothing-text')}
      actions={[
        ...(hasTracking
          ? [
              {
                label: t('return.to-tracking'),
                kind: 'primary' as const,
                run: () => navigation.go(routes.orderTracking()),
              },
            ]
          : []),
        ...(pending
          ? [{ label: t('return.to-form'), kind: 'quiet' as const, run: () => toForm(pending) }]
          : []),
      ]}
    />
  );
}
