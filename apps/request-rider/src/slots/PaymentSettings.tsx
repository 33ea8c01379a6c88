import { useCopy } from '@courier/i18n';
import { FieldFault, SkeletonRows } from '@courier/ui-kit/core';
import { NAMESPACE } from '../copy';
import { DefaultPayment } from '../panes/payment-settings/DefaultPayment';
import { StoredCards } from '../panes/payment-settings/StoredCards';
import { useOfferedPayments } from '../panes/payment-settings/use-offered-payments';

export default function PaymentSettings() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const offered = useOfferedPayments();
  const methods = offered.kind === 'ready' ? offered.methods : [];
  return (
    <>
      {offered.kind === 'loading' && (
        <SkeletonRows label={t('settings.methods-loading')} rows={3} rowHeight={44} />
      )}
      {offered.kind === 'failed' && (
        <FieldFault text={t('payment.failed')} action={common('action.try-again')} run={offered.retry} />
      )}
      {methods.length > 0 && <DefaultPayment offered={methods} />}
      <StoredCards isOffered={methods.includes('ONLINE_PAYMENT')} />
    </>
  );
}
