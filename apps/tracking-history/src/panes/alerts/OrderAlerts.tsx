import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Order } from '@courier/api-client';
import {
  activeOrdersOptions,
  orderBookOptions,
  ordersOf,
  type ActiveScope,
} from '@courier/api-client/queries';
import { LIMITS, nowInSeconds } from '@courier/config';
import { usePorts } from '@courier/shell-api';
import { collectUpdates } from '../../api/live-batch';
import { useListScope } from '../../api/use-list-scope';
import { useShownVendors } from '../../api/use-shown-vendors';
import { createAlertWatch } from '../../flow/watch-orders';
import type { Alert } from '../../model/board/order-alerts';
import { useTelling } from './use-telling';

/** Watches the running orders of the selected vendor; renders nothing. */
export default function OrderAlerts() {
  const scope = useListScope();
  return scope && <ScopeAlerts scope={scope} />;
}

function ScopeAlerts({ scope }: { scope: ActiveScope }) {
  const { api, liveUpdates } = usePorts();
  const vendorIds = useShownVendors();
  const tell = useTelling(scope.vendorId);
  // A change of scope resets the watch, so that the current state of other orders causes no alert.
  const watch = useMemo(() => ({ ...createAlertWatch(), scope }), [scope]);
  const client = useQueryClient();
  const { data: list, dataUpdatedAt } = useQuery({ ...activeOrdersOptions(api, scope), enabled: false });

  // Live updates cover the changes between two fetches of the list.
  const announce = useEffectEvent((from: typeof watch, alerts: readonly Alert[]) => {
    if (from === watch) void tell(alerts);
  });
  useEffect(() => {
    const book = client.getQueryData(orderBookOptions().queryKey);
    if (!list || !book) return;
    void watch.compare(ordersOf(book, list.ids), nowInSeconds()).then((alerts) => announce(watch, alerts));
  }, [client, watch, list, dataUpdatedAt]);

  const hear = useEffectEvent((orders: readonly Order[]) =>
    tell(
      watch.hear(
        orders.filter(({ vendor_id }) => vendorIds.has(vendor_id)),
        nowInSeconds(),
      ),
    ),
  );
  const tick = useEffectEvent(
    () => void watch.tick(nowInSeconds()).then((alerts) => announce(watch, alerts)),
  );
  useEffect(() => {
    const batch = collectUpdates((orders) => void hear(orders));
    const stop = liveUpdates.onOrderUpdate(batch.add);
    const timer = setInterval(() => tick(), LIMITS.alertCheckMs);
    return () => {
      stop();
      batch.stop();
      clearInterval(timer);
    };
  }, [liveUpdates]);
  return null;
}
