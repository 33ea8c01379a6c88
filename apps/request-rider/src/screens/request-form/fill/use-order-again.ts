import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { readOrder } from '@courier/api-client/queries';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { receiveHandover } from '../../../model/draft/handover';
import { draftLike } from '../../../model/draft/order-again';
import { NAMESPACE } from '../../../copy';
import { useRequest, useSender } from '../request/request-scope';

/** Fills the form from the order in the URL (`?again=`), or from a handover by another collection point. */
export function useOrderAgain(): void {
  const t = useCopy(NAMESPACE);
  const [query, setQuery] = useSearchParams();
  const { api, notifications, analytics } = usePorts();
  const { phonePrefix } = useLocaleState().country;
  const { offer } = useRequest().filling;
  const cache = useQueryClient();
  const again = query.get('again');
  const { vendor_id: vendorId } = useSender();

  useEffect(() => {
    const content = receiveHandover(vendorId);
    if (content) offer({ content, name: content.form?.destinationName ?? '' });
  }, [offer, vendorId]);

  useEffect(() => {
    if (!again) return;
    let wanted = true;
    const withoutParameter = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      after.delete('again');
      return after;
    };
    readOrder(api, cache, vendorId, again)
      .then((order) => {
        if (!wanted) return;
        offer({ content: draftLike(order, phonePrefix), name: order.customer.name });
      })
      .catch((error: unknown) => {
        analytics.trackError('order again', error);
        if (wanted) notifications.show({ type: 'error', message: t('again.failed') });
      })
      // Only once: a reload must not overwrite later edits.
      .finally(() => wanted && setQuery(withoutParameter, { replace: true }));
    return () => {
      wanted = false;
    };
  }, [again, analytics, api, cache, notifications, offer, phonePrefix, setQuery, t, vendorId]);
}
