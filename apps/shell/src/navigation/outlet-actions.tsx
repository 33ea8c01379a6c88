import type { Vendor } from '@courier/api-client';
import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useFlag } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import styles from './branch.module.css';

/** Outlets created in another system cannot be edited here. */
const isForeign = (id: string) => /^[ab]-/.test(id);

export function EditOutlet({ vendor, close }: { vendor: Vendor; close: () => void }) {
  const t = useCopy('shell');
  const { ui } = useShell();
  const isOn = useFlag('edit-vendor-outlet');
  if (!isOn) return null;
  if (isForeign(vendor.vendor_id))
    return (
      <span className={styles['lock']} aria-hidden="true">
        <Icon name="lock" size={16} />
      </span>
    );
  return (
    <button
      type="button"
      className={styles['edit']}
      aria-label={t('branch.edit', { name: vendor.vendor_information.name })}
      onClick={() => {
        close();
        ui.setState({ outlet: { kind: 'edit', vendor } });
      }}
    >
      <Icon name="edit" size={16} />
    </button>
  );
}

export function AddOutlet({ close }: { close: () => void }) {
  const t = useCopy('shell');
  const { ui } = useShell();
  const isOn = useFlag('add-vendor-outlet');
  if (!isOn) return null;
  return (
    <button
      type="button"
      className={styles['add']}
      onClick={() => {
        close();
        ui.setState({ outlet: { kind: 'add' } });
      }}
    >
      <Icon name="plus" size={18} />
      {t('branch.add')}
    </button>
  );
}
