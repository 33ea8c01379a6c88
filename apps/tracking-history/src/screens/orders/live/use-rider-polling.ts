import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@courier/api-client';
import { rememberRider } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { startRiderPoller } from '../../../api/rider-poller';
import { needsRider } from '../../../model/board/rider-sighting';

export function useRiderPolling(orders: readonly Order[], opened: Order | null): void {
  const client = useQueryClient();
  const { api } = usePorts();
  const queue = useEffectEvent(() => {
    const others = orders.filter(needsRider).filter((order) => order.order_id !== opened?.order_id);
    const wanted = opened && needsRider(opened) ? [opened, ...others] : others;
    return wanted.map((order) => ({ orderId: order.order_id, riderId: order.rider_id }));
  });

  useEffect(() => {
    const poller = startRiderPoller({
      queue: () => queue(),
      fetchRider: async (riderId, signal) =>
        (await api.riders.get({ params: { riderId } }, { signal })).result,
      onRider: (orderId, rider) => rememberRider(client, orderId, rider),
    });
    return () => poller.stop();
  }, [api, client]);
}
