import { useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { routePatterns, useFlag, useSession } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { isParent } from '../vendors/order-vendors';
import styles from './account.module.css';
import { AccountLinks } from './AccountLinks';
import { AppearanceSwitch } from './AppearanceSwitch';
import { LanguageItem } from './LanguageItem';

export function AccountPanel({ initials, close }: { initials: string; close: () => void }) {
  const t = useCopy('shell');
  const { ports, vendors, page } = useShell();
  const { mode, user } = useSession();
  const isSignUpOff = useFlag('deactivate-sign-up-button');
  const list = useStore(vendors, (choice) => choice.vendors);
  const [isLeaving, setLeaving] = useState(false);
  const parents = list.filter(isParent).length;
  const isGuest = mode === 'GUEST';
  const name = user?.email ?? t(isGuest ? 'account.guest' : 'account.embedded');

  function leaveTo(to: string): void {
    close();
    page.assign(to);
  }

  return (
    <>
      <div className={styles['who']}>
        <span className={`${styles['avatar']} ${styles['large']}`} aria-hidden="true">
          {initials || <Icon name="user" size={20} />}
        </span>
        <span className={styles['whoText']}>
          <b className={styles['email']}>{name}</b>
          {list.length > 0 && (
            <span className={styles['summary']}>
              {t('account.summary', {
                vendors: t('account.vendors', { count: parents }),
                outlets: t('account.outlets', { count: list.length - parents }),
              })}
            </span>
          )}
        </span>
      </div>
      <hr className={styles['rule']} />
      {isGuest && (
        <button type="button" className={styles['item']} onClick={() => leaveTo(routePatterns.connect)}>
          <Icon name="logout" size={18} />
          <span>{t('account.log-in')}</span>
        </button>
      )}
      {isGuest && !isSignUpOff && (
        <button type="button" className={styles['item']} onClick={() => leaveTo(routePatterns.register)}>
          <Icon name="plus" size={18} />
          <span>{t('account.register')}</span>
        </button>
      )}
      <LanguageItem />
      <AppearanceSwitch />
      <AccountLinks close={close} />
      <hr className={styles['rule']} />
      <button
        type="button"
        className={`${styles['item']} ${styles['out']}`}
        disabled={isLeaving}
        onClick={() => {
          setLeaving(true);
          void ports.session.logout();
        }}
      >
        <Icon name="logout" size={18} />
        <span>{t(isLeaving ? 'account.logging-out' : 'account.log-out')}</span>
      </button>
    </>
  );
}
