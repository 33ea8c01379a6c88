import { useSearchParams } from 'react-router-dom';
import { EmptyState, PanelError } from '@courier/ui-kit/core';
import { usePorts, useSession, useVendors, type ScreenProps } from '@courier/shell-api';
import type { Vendor } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { FormSkeleton } from './desktop/FormSkeleton';
import { GuestDetails } from './customer/GuestDetails';
import { RequestForm } from './RequestForm';
import { useUnsettledPayment } from './payment/use-unsettled-payment';
import { UpdateForm } from './update/UpdateForm';

/** The placeholder vendor of a guest has no name. */
const namedAfter = (vendor: Vendor, name: string): Vendor => ({
  ...vendor,
  vendor_information: { ...vendor.vendor_information, name },
});

/** `/request-a-rider/:vendorId?` for the selected vendor; with `?orderID=` it updates an order. */
export default function RequestFormScreen(_props: ScreenProps) {
  const { vendors: port } = usePorts();
  const { status, selected: chosen } = useVendors();
  const { mode, guest } = useSession();
  const selected = chosen && guest ? namedAfter(chosen, guest.name) : chosen;
  const [query] = useSearchParams();
  const errors = useCopy('errors');
  const common = useCopy('common');
  const orderId = query.get('orderID');
  const unsettled = useUnsettledPayment(chosen?.vendor_id);
  if (unsettled) return <FormSkeleton />;
  if (mode === 'GUEST' && !guest) return <GuestDetails />;
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
