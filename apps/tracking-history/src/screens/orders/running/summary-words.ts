import type { Order } from '@courier/api-client';
import { isLate, type OrderTab } from '@courier/api-client/order-rules';
import type { Wording } from '../../../copy';

/** E.g. `8 collected · 1 late`, `5 new · oldest 6 min`. */
export function tabSummary(
  tab: OrderTab,
  orders: readonly Order[],
  nowSeconds: number,
  { t }: Wording,
): string {
  const parts = [t(`summary.${tab}`, { count: orders.length })];
  const late = orders.filter((order) => isLate(order, nowSeconds)).length;
  const oldest = orders.at(-1);
  const oldestMinutes = oldest ? Math.floor((nowSeconds - oldest.created_at) / 60) : 0;
  if (late > 0) parts.push(t('summary.late', { count: late }));
  else if (tab === 'new' && oldestMinutes > 0) parts.push(t('summary.oldest', { minutes: oldestMinutes }));
  return parts.join(' · ');
}
