import { memo } from 'react';
import { Icon } from '@courier/ui-kit/core';
import { Switch } from '@courier/ui-kit/input';
import { usePorts, useVendors } from '@courier/shell-api';
import { useWording } from '../../copy';
import styles from './OutletsNote.module.css';

/** Shows the scope of the orders where the switch is fixed. */
export const OutletsNote = memo(function OutletsNote() {
  const { t } = useWording();
  const ports = usePorts();
  const { vendors, selected, includeAllOutlets, allOutletsToggle } = useVendors();
  const hasOutlets = vendors.some((vendor) => vendor.parent_vendor_id === selected?.vendor_id);
  if (!selected || (!hasOutlets && !includeAllOutlets)) return null;
  if (allOutletsToggle === 'enabled')
    return (
      <Switch
        checked={includeAllOutlets}
        onCheckedChange={ports.vendors.setIncludeAllOutlets}
        label={t('outlets.include')}
      />
    );
  return (
    <span className={styles.note}>
      <Icon name="shop" size={16} />
      <span className={styles.text}>{t('outlets.one', { name: selected.vendor_information.name })}</span>
    </span>
  );
});
