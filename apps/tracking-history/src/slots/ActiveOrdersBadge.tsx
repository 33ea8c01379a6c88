import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePorts, type SlotProps } from '@courier/shell-api';
import { activeOrdersOptions, NO_ACTIVE_SCOPE } from '../api/active-orders.queries';
import { nowInSeconds } from '../api/list-scope';
import { useOrderBook } from '../api/use-order-book';
import { useFreshness } from '../api/use-freshness';
import { useListScope } from '../api/use-list-scope';
import { ordersOf } from '../model/order-book';
import { groupByTab } from '../model/order-tabs';
import styles from './ActiveOrdersBadge.module.css';

/** How many orders are still on their way, beside the tab of order tracking. */
function RunningOrders() {
  const { api } = usePorts();
  const scope = useListScope();
  const options = useMemo(() => activeOrdersOptions(api, scope ?? NO_ACTIVE_SCOPE), [api, scope]);
  const { data: list } = useQuery({
    ...options,
    enabled: scope !== null,
    refetchOnMount: true,
    staleTime: 60_000,
  });
  const book = useOrderBook();
  useFreshness(scope === null ? null : options.queryKey);
  const running = useMemo(() => {
    const groups = groupByTab(ordersOf(book, list?.ids ?? []), nowInSeconds());
    return groups.new.length + groups.scheduled.length + groups.collected.length;
  }, [book, list]);
  return running === 0 ? null : <span className={styles.badge}>{running}</span>;
}

export default function ActiveOrdersBadge({ routeId }: SlotProps['navigation-badge']) {
  return routeId === 'order-tracking' ? <RunningOrders /> : null;
}
