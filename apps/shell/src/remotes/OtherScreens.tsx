import { Link } from 'react-router-dom';
import { Icon } from '@courier/ui-kit/core';
import { useTitleOf } from '../ground/use-title-of';
import type { PlacedRoute } from '../registry/composition';

import styles from './other-screens.module.css';
import { useMenu } from '../ground/use-menu';

/** Ways to the screens that still work. */
export function OtherScreens({ except }: { except: PlacedRoute }) {
  const titleOf = useTitleOf();
  const others = useMenu().filter(
    ({ route, entry }) => !(route.id === except.route.id && entry.name === except.entry.name),
  );
  if (others.length === 0) return null;
  return (
    <nav className={styles['grid']}>
      {others.map((item) => (
        <Link key={`${item.entry.name}/${item.route.id}`} to={item.to} className={styles['link']}>
          <Icon name={item.navigation.icon} size={20} />
          {titleOf(item)}
        </Link>
      ))}
    </nav>
  );
}
