import { routes, usePorts, useVendors } from '@courier/shell-api';
import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../wording/use-wording';

export function RequestRiderButton({ isBig = false }: { isBig?: boolean }) {
  const { t } = useWording();
  const { navigation } = usePorts();
  const { selected } = useVendors();
  const to = routes.requestRider(selected ? { vendorId: selected.vendor_id } : {});
  return (
    <Button kind="primary" size={isBig ? 'large' : 'medium'} onClick={() => navigation.go(to)}>
      <Icon name="plus" size={17} />
      {t('list.requestRider')}
    </Button>
  );
}
