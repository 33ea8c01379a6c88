import { useQuery } from '@tanstack/react-query';
import { isApiError, type Vendor } from '@courier/api-client';
import { canModify, isNotYetModifiable } from '@courier/api-client/order-rules';
import { orderAsReadOptions } from '@courier/api-client/queries';
import { Button, EmptyState, PanelError } from '@courier/ui-kit/core';
import { routes, usePorts } from '@courier/shell-api';
import { useScreenAddress } from '@courier/shell-api/hooks';
import { useCopy, useErrorCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { FormSkeleton } from '../desktop/FormSkeleton';
import { RequestForm } from '../RequestForm';

const LOOK_AGAIN_MS = 2000;

export function UpdateForm({ vendor, orderId }: { vendor: Vendor; orderId: string }) {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const errorCopy = useErrorCopy();
  const { api, navigation } = usePorts();
  const vendorId = vendor.vendor_id;
  const order = useQuery({
    ...orderAsReadOptions(api, vendorId, orderId),
    refetchInterval: ({ state }) => (state.data && isNotYetModifiable(state.data) ? LOOK_AGAIN_MS : false),
  });
  const orders = routes.orderTracking({ vendorId });
  const leave = useScreenAddress()(orders) !== null && (
    <Button kind="secondary" icon="tracking" onClick={() => navigation.go(orders)}>
      {t('update.to-orders')}
    </Button>
  );
  if (order.data && canModify(order.data)) return <RequestForm vendor={vendor} order={order.data} />;
  if (order.data && isNotYetModifiable(order.data)) {
    return (
      <EmptyState
        icon="hourglass"
        title={t('update.too-early')}
        text={t('update.too-early-text')}
        action={leave}
      />
    );
  }
  if (order.data) {
    return (
      <EmptyState
        icon="lock"
        tone="late"
        title={t('update.too-late')}
        text={t('update.too-late-text')}
        action={leave}
      />
    );
  }
  if (isApiError(order.error) && order.error.status === 404) {
    return <EmptyState icon="question" title={errors('not-found')} action={leave} />;
  }
  if (order.error && !order.isFetching) {
    const key = isApiError(order.error) ? order.error.translationKey : null;
    return (
      <PanelError
        title={t('update.not-read')}
        text={errorCopy(key, 'http')}
        onRetry={() => void order.refetch()}
      />
    );
  }
  return <FormSkeleton />;
}
