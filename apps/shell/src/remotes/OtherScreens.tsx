import { Link } from 'react-router-dom';
import { Icon } from '@courier/ui-kit/core';
import { useRouteTitle } from '../shell-context/use-route-title';
import type { PlacedRoute } from '../registry/composition';

import styles from './other-screens.module.css';
import { useMenu } from '../shell-context/use-menu';

interface OtherScreensProps {
  except: PlacedRoute;
  /** The screen threw while it ran, so the remote's other screens may work. */
  isAlone: boolean;
}

/** Excludes a remote that could not be loaded. */
export function OtherScreens({ except, isAlone }: OtherScreensProps) {
  const findTitle = useRouteTitle();
  const others = useMenu().filter(
    ({ route, entry }) => entry.name !== except.entry.name || (isAlone && route.id !== except.route.id),
  );
  if (others.length === 0) return null;
  return (
    <nav className={styles['grid']}>
      {others.map((item) => (
        <Link key={`${item.entry.name}/${item.route.id}`} to={item.to} className={styles['link']}>
          <Icon name={item.navigation.icon} size={20} />
          {findTitle(item)}
        </Link>
      ))}
    </nav>
  );
}
