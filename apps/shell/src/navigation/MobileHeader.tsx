import { useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useWorkScreen } from '../shell-context/use-work-screen';
import { useShell } from '../shell-context/shell-context';
import { selectedVendor } from '../vendors/vendors.store';
import { AccountMenu } from './AccountMenu';
import { HomeLink } from './HomeLink';
import { MenuDrawer } from './MenuDrawer';
import styles from './mobile.module.css';

export function MobileHeader() {
  const t = useCopy('shell');
  const { vendors } = useShell();
  const isWorkScreen = useWorkScreen();
  const vendor = useStore(vendors, selectedVendor);
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles['bar']} data-frame-header>
      <IconButton
        icon="menu"
        label={t('nav.menu')}
        data-press="menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isWorkScreen && vendor ? (
        <button type="button" className={styles['vendor']} onClick={() => setOpen(true)}>
          <span className={styles['name']}>{vendor.vendor_information.name}</span>
          <bdi className={styles['id']}>{vendor.vendor_id}</bdi>
        </button>
      ) : (
        <span className={styles['vendor']}>
          <HomeLink />
        </span>
      )}
      <AccountMenu />
      {isOpen && <MenuDrawer close={() => setOpen(false)} />}
    </header>
  );
}
