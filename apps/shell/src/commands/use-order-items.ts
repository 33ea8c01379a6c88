import { isOld, orderNumber } from '@courier/api-client/order-rules';
import { routes } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import type { PaletteItem } from './palette-item';
import { useOrderSearch } from './use-order-search';
import { useOrderWords } from './use-order-words';

export function useOrderItems(text: string): { found: PaletteItem[]; isLooking: boolean } {
  const orderWords = useOrderWords();
  const { ports, composition } = useShell();
  const { orders, isLooking } = useOrderSearch(text);
  const found = orders.flatMap((order) => {
    const { vendor_id: vendorId, order_id: orderId } = order;
    const to = (isOld(order.status) ? routes.history : routes.orderTracking)({ vendorId, orderId });
    if (!composition.findRoute(to.split('?')[0] ?? to)) return [];
    return [
      {
        id: orderId,
        icon: 'parcel' as const,
        label: order.customer.name,
        // The id comes last, because the end of the hint may be truncated.
        hint: [orderNumber(orderId), ...orderWords(order).shown, orderId].join(' · '),
        run: () => ports.navigation.go(to),
      },
    ];
  });
  return { found, isLooking };
}
