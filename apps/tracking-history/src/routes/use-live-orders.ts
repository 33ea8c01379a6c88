import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '@courier/api-client';
import { useLocaleState, usePorts, useVendors } from '@courier/shell-api';
import { listLiveOrder, type ActiveOrders } from '../api/active-orders.queries';
import { nowInSeconds } from '../api/list-scope';
import { collectUpdates } from '../api/live-batch';
import { rememberOrders } from '../api/order-book.queries';
import type { ListType } from '../model/list-type';
import { appliesHere } from '../model/live-update-rule';

/** Applies live updates that belong to this page, and fetches its list again after a gap of the channel. */
export function useLiveOrders(listType: ListType, listKey: readonly unknown[] | null): void {
  const client = useQueryClient();
  const { liveUpdates } = usePorts();
  const { country } = useLocaleState();
  const { vendors, selected, includeAllOutlets } = useVendors();

  useEffect(() => {
    if (!listKey || !selected) return;
    const outlets = vendors.filter((vendor) => vendor.parent_vendor_id === selected.vendor_id);
    const listed = new Set([
      selected.vendor_id,
      ...(includeAllOutlets ? outlets.map((outlet) => outlet.vendor_id) : []),
    ]);

    function apply(updates: readonly Order[]) {
      const held = listType === 'active' && listKey ? client.getQueryData<ActiveOrders>(listKey) : undefined;
      const where = { listType, nowSeconds: nowInSeconds(), timezone: country.timezone };
      const wanted = updates.filter((order) =>
        appliesHere(order, { ...where, isListed: held?.ids.includes(order.order_id) ?? false }),
      );
      rememberOrders(client, wanted);
      if (listType !== 'active' || !listKey) return;
      for (const order of wanted)
        if (listed.has(order.vendor_id)) listLiveOrder(client, listKey, order.order_id);
    }

    const batch = collectUpdates(apply);
    const stopUpdates = liveUpdates.onOrderUpdate(batch.add);
    const stopReconnect = liveUpdates.onReconnect(() => {
      void client.refetchQueries({ queryKey: listKey, exact: true });
      void client.refetchQueries({ queryKey: ['tracking-history', 'opened'], type: 'active' });
    });
    return () => {
      stopUpdates();
      stopReconnect();
      batch.stop();
    };
  }, [client, liveUpdates, listType, listKey, country.timezone, vendors, selected, includeAllOutlets]);
}
