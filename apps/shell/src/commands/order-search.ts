import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Order } from '@courier/api-client';
import { LIMITS } from '@courier/config';

const DAY_SECONDS = 86_400;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Recent orders of a vendor, to be searched here; kept while the list is open. */
export const recentOrdersQuery = (api: ApiClient, vendorId: string, includeOutlets: boolean, now: number) =>
  queryOptions({
    queryKey: ['shell', 'recent-orders', vendorId, includeOutlets],
    queryFn: async ({ signal }) => {
      const query = {
        from: now - 7 * DAY_SECONDS,
        to: now + LIMITS.scheduledWindowSeconds,
        count: LIMITS.activeOrdersCount,
        ...(includeOutlets ? { include_outlets: true } : {}),
      };
      return (await api.orders.list({ params: { vendorId }, query }, { signal })).result.data;
    },
    staleTime: 30_000,
  });

/** An order by its exact id, however old; null when this vendor has none. */
export const orderByIdQuery = (api: ApiClient, vendorId: string, orderId: string) =>
  queryOptions({
    queryKey: ['shell', 'order-by-id', vendorId, orderId],
    queryFn: ({ signal }) =>
      api.orders
        .get({ query: { vendorId, orderId } }, { signal })
        .then(({ result }) => result)
        .catch(() => null),
    staleTime: 30_000,
  });

/** The orders whose id, customer's name or customer's phone holds the text. */
export function matchingOrders(orders: readonly Order[], text: string, most: number): Order[] {
  const wanted = text.trim().toLocaleLowerCase();
  const digits = digitsOf(wanted).replace(/^0/, '');
  const isPhone = digits.length >= 3 && /^[\d\s+()-]+$/.test(wanted);
  const matches = ({ order_id, customer }: Order) =>
    order_id.toLocaleLowerCase().includes(wanted) ||
    customer.name.toLocaleLowerCase().includes(wanted) ||
    (isPhone && digitsOf(customer.phone_number).includes(digits));
  return wanted === '' ? [] : orders.filter(matches).slice(0, most);
}
