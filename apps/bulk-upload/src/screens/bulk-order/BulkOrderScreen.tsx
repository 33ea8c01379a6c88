import { useParams } from 'react-router-dom';
import { usePorts, useVendors, type ScreenProps } from '@courier/shell-api';
import { EmptyState, PanelError, SkeletonRows } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { BulkOrder } from './BulkOrder';

/** `/bulk-order/:vendorId?/:bulkJobId?` for the selected vendor: a new file or one of its jobs. */
export default function BulkOrderScreen(_props: ScreenProps) {
  const { vendors: port } = usePorts();
  const { status, selected } = useVendors();
  const { bulkJobId = null } = useParams();
  const { t, errors } = useWording();
  if (selected) {
    const { vendor_id: vendorId } = selected;
    return <BulkOrder key={`${vendorId} ${bulkJobId ?? ''}`} vendorId={vendorId} openedJobId={bulkJobId} />;
  }
  if (status === 'loading') return <SkeletonRows label={t('loading')} />;
  if (status === 'failed')
    return <PanelError title={errors('unable-to-fetch-vendor')} onRetry={() => void port.refresh()} />;
  return <EmptyState icon="shop" title={errors('error.no-vendors')} />;
}
