import { useStore } from 'zustand';
import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useSession } from '@courier/shell-api';
import { useShell } from '../app/shell-context';
import { AccountPanel } from './AccountPanel';
import styles from './account.module.css';
import { initialsOf } from './initials';
import panel from './panel.module.css';
import { usePanel } from './use-panel';

/** The account button and what hangs under it. */
export function AccountMenu() {
  const t = useCopy('shell');
  const { vendors } = useShell();
  const { user, guest } = useSession();
  const { isOpen, close, rootRef, panelId, triggerProps } = usePanel();
  const shop = useStore(vendors, (choice) => choice.vendors[0]?.vendor_information.name);
  const initials = initialsOf(shop ?? guest?.name ?? user?.email ?? '');
  return (
    <div className={panel['anchor']} ref={rootRef}>
      <button
        {...triggerProps}
        className={`${styles['avatar']} ${isOpen ? styles['open'] : ''}`}
        aria-label={t('account.open')}
      >
        {initials || <Icon name="user" size={18} />}
      </button>
      {isOpen && (
        <div
          id={panelId}
          role="dialog"
          aria-label={t('account.title')}
          className={`${panel['panel']} ${panel['atEnd']} ${styles['panel']}`}
        >
          <AccountPanel initials={initials} close={close} />
        </div>
      )}
    </div>
  );
}
