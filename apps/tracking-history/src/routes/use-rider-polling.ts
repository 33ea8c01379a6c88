import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Order } from '@courier/api-client';
import { usePorts } from '@courier/shell-api';
import { startRiderPoller } from '../api/rider-poller';
import { rememberRider } from '../api/riders.queries';
import { needsRider } from '../model/rider-sighting';

/** Keeps the riders of these orders up to date for as long as the screen is open. */
export function useRiderPolling(orders: readonly Order[], opened: Order | null): void {
  const client = useQueryClient();
  const { api } = usePorts();
  const wanted = useRef<readonly Order[]>([]);
  useEffect(() => {
    wanted.current = opened
      ? [opened, ...orders.filter((order) => order.order_id !== opened.order_id)]
      : orders;
  }, [orders, opened]);

  useEffect(() => {
    const poller = startRiderPoller({
      queue: () =>
        wanted.current
          .filter(needsRider)
          .map((order) => ({ orderId: order.order_id, riderId: order.rider_id })),
      fetchRider: async (riderId, signal) =>
        (await api.riders.get({ params: { riderId } }, { signal })).result,
      onRider: (orderId, rider) => rememberRider(client, orderId, rider),
    });
    return () => poller.stop();
  }, [api, client]);
}
