import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@courier/api-client';
import { prepareSearch } from '@courier/api-client/order-rules';
import {
  addToList,
  idsOf,
  refetchOpenOrders,
  rememberOrders,
  type OrderList,
} from '@courier/api-client/queries';
import { nowInSeconds } from '@courier/config';
import { useLocaleState, usePorts, useVendors } from '@courier/shell-api';
import { collectUpdates } from '../../../api/live-batch';
import { useShownVendors } from '../../../api/use-shown-vendors';
import type { ListType } from '../../../model/lists/list-type';
import { appliesHere } from '../../../model/lists/live-update-rule';

/**
 * Fetches the list again after a connection gap.
 * @param listKey null while there is no list
 */
export function useLiveOrders(listType: ListType, listKey: QueryKey | null): void {
  const client = useQueryClient();
  const { liveUpdates } = usePorts();
  const { timezone } = useLocaleState().country;
  const { selected } = useVendors();
  const shownVendors = useShownVendors();
  const apply = useEffectEvent((updates: readonly Order[]) => {
    if (!listKey || !selected) return;
    const list = listType === 'active' ? client.getQueryData<OrderList>(listKey) : undefined;
    const ids = list && idsOf(list);
    const where = { listType, nowSeconds: nowInSeconds(), timezone };
    const wanted = updates.filter((order) =>
      appliesHere(order, { ...where, isListed: ids?.has(order.order_id) ?? false }),
    );
    // Done here, so that a later search does not have to process thousands of changed orders.
    wanted.forEach(prepareSearch);
    rememberOrders(client, wanted);
    if (listType !== 'active') return;
    const shown = wanted.filter(({ vendor_id }) => shownVendors.has(vendor_id));
    addToList(
      client,
      listKey,
      shown.map(({ order_id }) => order_id),
    );
  });
  const catchUp = useEffectEvent(() => {
    if (!listKey) return;
    void client.refetchQueries({ queryKey: listKey, exact: true });
    void refetchOpenOrders(client);
  });

  useEffect(() => {
    const batch = collectUpdates((updates) => apply(updates));
    const stopUpdates = liveUpdates.onOrderUpdate(batch.add);
    const stopReconnect = liveUpdates.onReconnect(() => catchUp());
    return () => {
      stopUpdates();
      stopReconnect();
      batch.stop();
    };
  }, [liveUpdates]);
}
