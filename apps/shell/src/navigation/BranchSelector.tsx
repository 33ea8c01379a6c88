import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Icon, Popover } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { isPressOf } from '@courier/shell-api/hooks';
import { useShell } from '../shell-context/shell-context';
import { sessionMode } from '../session/access';
import { selectedVendor } from '../vendors/vendors.store';
import { BranchList } from './BranchList';
import styles from './branch.module.css';
import { IncludeAllSwitch } from './IncludeAllSwitch';
import { AddOutlet } from './outlet-actions';

/** Opens with the key `B` as well. Guests have none. */
export function BranchSelector() {
  const t = useCopy('shell');
  const { session, vendors } = useShell();
  const [isOpen, setOpen] = useState(false);
  const mode = useStore(session, sessionMode);
  const vendor = useStore(vendors, selectedVendor);
  const isLoading = useStore(vendors, ({ status }) => status === 'loading');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPressOf(['B'], event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  if (mode === 'GUEST') return null;
  if (!vendor)
    return isLoading ? (
      <span className={styles['waiting']} role="status" aria-label={t('branch.loading')} />
    ) : null;
  const name = vendor.vendor_information.name;
  const close = () => setOpen(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={t('branch.choose')}
      className={styles['panel']}
      trigger={(attributes) => (
        <button
          {...attributes}
          className={`${styles['trigger']} ${isOpen ? styles['open'] : ''}`}
          aria-label={t('branch.current', { name, id: vendor.vendor_id })}
        >
          <Icon name="shop" size={18} />
          <span className={styles['names']}>
            <span className={styles['name']}>{name}</span>
            <bdi className={styles['triggerId']}>{vendor.vendor_id}</bdi>
          </span>
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    >
      <BranchList close={close} autoFocus />
      <div className={styles['foot']}>
        <IncludeAllSwitch />
        <AddOutlet close={close} />
      </div>
    </Popover>
  );
}
