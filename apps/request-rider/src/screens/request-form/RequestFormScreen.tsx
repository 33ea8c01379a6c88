import { useSearchParams } from 'react-router-dom';
import { EmptyState, PanelError } from '@courier/ui-kit/core';
import { usePorts, useVendors, type ScreenProps } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { FormSkeleton } from './parts/FormSkeleton';
import { RequestForm } from './RequestForm';
import { UpdateForm } from './UpdateForm';

/** `/request-a-rider/:vendorId?` for the vendor that is selected; with `?orderID=` for an order it updates. */
export default function RequestFormScreen(_props: ScreenProps) {
  const { vendors: port } = usePorts();
  const { status, selected } = useVendors();
  const [query] = useSearchParams();
  const errors = useCopy('errors');
  const common = useCopy('common');
  const orderId = query.get('orderID');
  if (selected && orderId) {
    return <UpdateForm key={`${selected.vendor_id} ${orderId}`} vendor={selected} orderId={orderId} />;
  }
  if (selected) return <RequestForm key={selected.vendor_id} vendor={selected} />;
  if (status === 'loading') return <FormSkeleton />;
  if (status === 'failed') {
    return (
      <PanelError
        title={errors('error.cant-retrieve-vendor-rar')}
        text={common('error.panel-text')}
        onRetry={() => void port.refresh()}
      />
    );
  }
  return <EmptyState icon="shop" title={errors('error.no-vendors')} />;
}
