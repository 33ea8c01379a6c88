import { useEffect, useMemo } from 'react';
import { routes, usePorts } from '@courier/shell-api';
import { pendingPayment } from '../../../model/pending-payment';

/**
 * Leads to the page that settles a payment whose confirmation was never answered, before another order of this vendor
 * can be made of the same draft. @returns true while it does
 */
export function useUnsettledPayment(vendorId: string | undefined): boolean {
  const { navigation } = usePorts();
  const intentId = useMemo(() => {
    const pending = pendingPayment();
    return pending?.orderId === null && pending.vendorId === vendorId ? pending.intentId : null;
  }, [vendorId]);
  useEffect(() => {
    if (intentId !== null) navigation.go(routes.paymentReturn({ payment: intentId }), { replace: true });
  }, [intentId, navigation]);
  return intentId !== null;
}
