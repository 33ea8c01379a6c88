import { useEffect, useState } from 'react';
import { routes, usePorts } from '@courier/shell-api';
import { unsettledPayment } from '../../../model/pending-payment';

/**
 * Leads to the page that settles a payment whose confirmation was never answered, before another order of this vendor
 * can be made of the same draft. Looked at when the vendor is opened: what is begun later belongs to the form.
 * @returns true while it does
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
