import { useEffect, useState } from 'react';
import { routes, usePorts } from '@courier/shell-api';
import { openPendingPayments } from '../../../flow/watch/open-pending-payments';

/**
 * A payment whose confirmation had no answer must be settled before the same draft creates another order.
 * Checked when the vendor is opened: later payments belong to the form.
 * @returns true during the redirect
 */
export function useUnsettledPayment(vendorId: string | undefined): boolean {
  const ports = usePorts();
  const { navigation } = ports;
  const readIntentId = () => openPendingPayments(ports).readUnsettled(vendorId);
  const [looked, setLooked] = useState(() => ({ vendorId, intentId: readIntentId() }));
  if (looked.vendorId !== vendorId) setLooked({ vendorId, intentId: readIntentId() });
  const { intentId } = looked;
  useEffect(() => {
    if (intentId !== null) navigation.go(routes.paymentReturn({ payment: intentId }), { replace: true });
  }, [intentId, navigation]);
  return intentId !== null;
}
