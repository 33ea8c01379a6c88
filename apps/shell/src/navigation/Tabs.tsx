import { NavLink } from 'react-router-dom';
import { useCopy } from '@courier/i18n';
import { useRouteTitle } from '../shell-context/use-route-title';
import { RemoteSlot } from '../remotes/RemoteSlot';
import styles from './top-bar.module.css';
import { useMenu } from '../shell-context/use-menu';
import { useLoadAhead } from './use-load-ahead';

export function Tabs() {
  const t = useCopy('shell');
  const findTitle = useRouteTitle();
  const ahead = useLoadAhead();
  return (
    <nav className={styles['tabs']} aria-label={t('nav.main')}>
      {useMenu().map((item) => (
        <NavLink
          key={`${item.entry.name}/${item.route.id}`}
          to={item.to}
          {...ahead(item)}
          className={({ isActive }) => `${styles['tab']} ${isActive ? styles['on'] : ''}`}
        >
          {findTitle(item)}
          <RemoteSlot name="navigation-badge" props={{ routeId: item.route.id }} of={item.entry.name} />
        </NavLink>
      ))}
    </nav>
  );
}
