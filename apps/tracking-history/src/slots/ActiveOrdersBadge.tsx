import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { activeOrdersOptions, ordersOf } from '@courier/api-client/queries';
import { nowInSeconds } from '@courier/config';
import { usePorts, type SlotProps } from '@courier/shell-api';
import { useNarrow } from '@courier/shell-api/hooks';
import { Badge } from '@courier/ui-kit/core';
import { useBook } from '../api/use-book';
import { useFreshness } from '../api/use-freshness';
import { NO_SCOPE, useListScope } from '../api/use-list-scope';
import { countRunning } from '../model/lists/order-tabs';

const OrderAlerts = lazy(() => import('../panes/alerts/OrderAlerts'));

const NONE: readonly string[] = [];

function RunningOrders() {
  const { api } = usePorts();
  const scope = useListScope();
  const options = activeOrdersOptions(api, scope ?? NO_SCOPE);
  const { data: list } = useQuery({
    ...options,
    enabled: scope !== null,
    refetchOnMount: true,
    staleTime: 60_000,
  });
  useFreshness(scope === null ? null : options.queryKey);
  const ids = list?.ids ?? NONE;
  const running = useBook((book) => countRunning(ordersOf(book, ids), nowInSeconds()));
  return running === 0 ? null : <Badge>{running}</Badge>;
}

export default function ActiveOrdersBadge({ routeId }: SlotProps['navigation-badge']) {
  // A phone mounts its menu only while it is open, so the orders screen watches for alerts there.
  const isNarrow = useNarrow();
  if (routeId !== 'order-tracking') return null;
  return (
    <>
      <RunningOrders />
      {!isNarrow && (
        <Suspense>
          <OrderAlerts />
        </Suspense>
      )}
    </>
  );
}
