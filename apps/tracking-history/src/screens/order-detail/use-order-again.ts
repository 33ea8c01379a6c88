import { useCallback, useEffect } from 'react';
import { routes, usePorts, useSession } from '@courier/shell-api';
import { useVendorOfOrder } from '../../api/use-vendor-of-order';
import { isTyping } from '../../wording/is-typing';

/** Opens the request form filled in like this order, also by O; null for a guest, whose orders cannot be repeated. */
export function useOrderAgain(orderId: string): (() => void) | null {
  const { navigation } = usePorts();
  const isGuest = useSession().mode === 'GUEST';
  const vendorId = useVendorOfOrder(orderId);
  const orderAgain = useCallback(
    () => navigation.go(routes.requestRider({ ...(vendorId && { vendorId }), again: orderId })),
    [navigation, orderId, vendorId],
  );

  useEffect(() => {
    if (isGuest) return;
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'o' || event.repeat || isTyping(event)) return;
      event.preventDefault();
      orderAgain();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isGuest, orderAgain]);

  return isGuest ? null : orderAgain;
}
