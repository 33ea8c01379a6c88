import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Order, Rider } from '@courier/api-client';
import { useVendors } from '@courier/shell-api';
import { riderOptions } from '@courier/api-client/queries';
import { watchedAfter, type Watched } from '../../../model/board/control-risk';
import { pickupPosition } from '../../../model/board/pickup-position';
import { isLocated } from '../../../model/board/rider-sighting';

/** Interval for reading new rider positions; each read renders the board again. */
const LOOK_MS = 2000;

export function useWatchedRiders(orders: readonly Order[]): ReadonlyMap<string, Watched> {
  const client = useQueryClient();
  const { vendors } = useVendors();
  const [watched, setWatched] = useState<ReadonlyMap<string, Watched>>(new Map());
  const look = useEffectEvent(() => {
    const after = new Map<string, Watched>();
    let changed = false;
    for (const order of orders) {
      const rider = client.getQueryData<Rider>(riderOptions(order.order_id).queryKey);
      if (!rider || !isLocated(rider)) continue;
      const known = watched.get(order.order_id);
      const now = watchedAfter(known, order, rider, pickupPosition(order, vendors));
      changed ||= now !== known;
      after.set(order.order_id, now);
    }
    if (changed || after.size !== watched.size) setWatched(after);
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return watched;
}
