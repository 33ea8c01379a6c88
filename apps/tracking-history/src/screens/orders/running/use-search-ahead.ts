import { useEffect, useEffectEvent } from 'react';
import type { Order } from '@courier/api-client';
import { prepareSearch } from '@courier/api-client/order-rules';
import { inSlices } from '../../../flow/in-slices';

/** Building the search index of thousands of orders on input would block the response. */
export function useSearchAhead(orders: readonly Order[], isReady: boolean): void {
  const prepare = useEffectEvent(() => void inSlices(orders, prepareSearch));
  useEffect(() => {
    if (isReady) prepare();
  }, [isReady]);
}
