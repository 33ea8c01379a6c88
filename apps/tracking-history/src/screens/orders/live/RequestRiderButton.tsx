import { routes, usePorts, useVendors } from '@courier/shell-api';
import { useScreenAddress } from '@courier/shell-api/hooks';
import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';

/** Renders nothing in a brand without the form. */
export function RequestRiderButton({ isBig = false }: { isBig?: boolean }) {
  const { t } = useWording();
  const { navigation } = usePorts();
  const { selected } = useVendors();
  const to = routes.requestRider(selected ? { vendorId: selected.vendor_id } : {});
  if (useScreenAddress()(to) === null) return null;
  return (
    <Button
      kind="primary"
      icon="plus"
      size={isBig ? 'l' : 'm'}
      block={isBig}
      onClick={() => navigation.go(to)}
    >
      {t('list.requestRider')}
    </Button>
  );
}
