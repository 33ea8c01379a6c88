import { useState } from 'react';
import { useStore } from 'zustand';
import { Icon, Popover } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useSession } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { AccountPanel } from './AccountPanel';
import styles from './account.module.css';
import { toInitials } from './initials';

export function AccountMenu() {
  const t = useCopy('shell');
  const { vendors } = useShell();
  const { user, guest } = useSession();
  const [isOpen, setOpen] = useState(false);
  const shop = useStore(vendors, (choice) => choice.vendors[0]?.vendor_information.name);
  const initials = toInitials(shop ?? guest?.name ?? user?.email ?? '');
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={t('account.title')}
      align="end"
      className={styles['panel']}
      trigger={(attributes) => (
        <button
          {...attributes}
          className={`${styles['avatar']} ${isOpen ? styles['open'] : ''}`}
          aria-label={t('account.open')}
        >
          {initials || <Icon name="user" size={18} />}
        </button>
      )}
    >
      <AccountPanel initials={initials} close={() => setOpen(false)} />
    </Popover>
  );
}
