import { Icon } from '@courier/ui-kit/core';
import { useVendors } from '@courier/shell-api';
import { useWording } from '../../wording/use-wording';
import styles from './OutletsNote.module.css';

/** Whether outlets are included. The switch itself stands in the branch selector. */
export function OutletsNote() {
  const { t } = useWording();
  const { vendors, selected, includeAllOutlets } = useVendors();
  const hasOutlets = vendors.some((vendor) => vendor.parent_vendor_id === selected?.vendor_id);
  if (!selected || (!hasOutlets && !includeAllOutlets)) return null;
  return (
    <span className={styles.note}>
      <Icon name={includeAllOutlets ? 'check' : 'shop'} size={16} />
      <span className={styles.text}>
        {includeAllOutlets ? t('outlets.all') : t('outlets.one', { name: selected.vendor_information.name })}
      </span>
    </span>
  );
}
