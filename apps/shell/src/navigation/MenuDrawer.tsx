import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { Drawer, Icon, IconButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';
import { useRouteTitle } from '../shell-context/use-route-title';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { sessionMode } from '../session/access';
import { BranchList } from './BranchList';
import { HomeLink } from './HomeLink';
import { IncludeAllSwitch } from './IncludeAllSwitch';
import { AddOutlet } from './outlet-actions';
import styles from './mobile.module.css';
import { useMenu } from '../shell-context/use-menu';
import { useLoadAhead } from './use-load-ahead';

/** Closes when the address changes. */
export function MenuDrawer({ close }: { close: () => void }) {
  const t = useCopy('shell');
  const { session } = useShell();
  const mode = useStore(session, sessionMode);
  const findTitle = useRouteTitle();
  const ahead = useLoadAhead();
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key, close]);

  return (
    <Drawer label={t('nav.menu-title')} onClose={close}>
      <div className={styles['head']}>
        <HomeLink />
        <IconButton icon="cross" label={t('nav.close-menu')} onClick={close} />
      </div>
      <nav className={styles['links']} aria-label={t('nav.main')}>
        {useMenu().map((item) => (
          <NavLink
            key={`${item.entry.name}/${item.route.id}`}
            to={item.to}
            {...ahead(item)}
            className={({ isActive }) => `${styles['link']} ${isActive ? styles['on'] : ''}`}
          >
            <Icon name={item.navigation.icon} size={22} />
            <span>{findTitle(item)}</span>
            <RemoteSlot name="navigation-badge" props={{ routeId: item.route.id }} of={item.entry.name} />
          </NavLink>
        ))}
      </nav>
      {mode !== 'GUEST' && (
        <>
          <div className={styles['branches']}>
            <BranchList close={close} />
          </div>
          <div className={styles['foot']}>
            <IncludeAllSwitch />
            <AddOutlet close={close} />
          </div>
        </>
      )}
    </Drawer>
  );
}
