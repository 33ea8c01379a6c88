import { routes, useFlag, usePorts, useVendors, type ScreenProps } from '@courier/shell-api';
import { Button, EmptyState, PanelError, SkeletonRows } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { OutletImport } from './OutletImport';

/** `/import-collection-points/:vendorId?`: imports collection points of the vendor's family from a sheet. */
export default function OutletImportScreen(_props: ScreenProps) {
  const { vendors: port, navigation } = usePorts();
  const hasHelp = useFlag('helpcenter');
  const { status, vendors, selected } = useVendors();
  const { t, errors } = useWording();
  const parentId = selected?.is_parent ? selected.vendor_id : selected?.parent_vendor_id;
  const parent = vendors.find(({ vendor_id: id }) => id === parentId);
  if (selected && parent)
    return (
      <OutletImport
        key={parent.vendor_id}
        vendorId={parent.vendor_id}
        parentName={parent.vendor_information.name}
      />
    );
  if (selected)
    return (
      <EmptyState
        icon="outlet"
        title={t('outlets.noParent')}
        action={
          hasHelp && (
            <Button
              icon="question"
              onClick={() => navigation.go(routes.helpCentre({ vendorId: selected.vendor_id }))}
            >
              {t('outlets.askHelp')}
            </Button>
          )
        }
      />
    );
  if (status === 'loading') return <SkeletonRows label={t('loading')} />;
  if (status === 'failed')
    return <PanelError title={errors('unable-to-fetch-vendor')} onRetry={() => void port.refresh()} />;
  return <EmptyState icon="shop" title={errors('error.no-vendors')} />;
}
