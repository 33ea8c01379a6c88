import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@courier/api-client';
import { prepareSearch } from '@courier/api-client/order-rules';
import { inSlices } from '../../flow/in-slices';

/** Makes thousands of orders ready to be searched before somebody types: all at once takes longer than an answer may. */
export function useSearchAhead(orders: readonly Order[], isReady: boolean): void {
  const prepare = useEffectEvent(() => void inSlices(orders, prepareSearch));
  useEffect(() => {
    if (isReady) prepare();
  }, [isReady]);
}
