import { useEffect, useState } from 'react';
import { routes, usePorts } from '@courier/shell-api';
import { unsettledPayment } from '../../../model/pending-payment';

/**
 * A payment whose confirmation had no answer must be settled before the same draft creates another order.
 * Checked when the vendor is opened: later payments belong to the form.
 * @returns true during the redirect
 */
export function useUnsettledPayment(vendorId: string | undefined): boolean {
  const { navigation } = usePorts();
  const [looked, setLooked] = useState(() => ({ vendorId, intentId: unsettledPayment(vendorId) }));
  if (looked.vendorId !== vendorId) setLooked({ vendorId, intentId: unsettledPayment(vendorId) });
  const { intentId } = looked;
  useEffect(() => {
    if (intentId !== null) navigation.go(routes.paymentReturn({ payment: intentId }), { replace: true });
  }, [intentId, navigation]);
  return intentId !== null;
}
