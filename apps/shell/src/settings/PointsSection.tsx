import { Link } from 'react-router-dom';
import { useCopy } from '@courier/i18n';
import { Icon } from '@courier/ui-kit/core';
import type { CollectionPoints } from './use-collection-points';
import styles from './settings.module.css';

const MOST_NAMES = 4;

export function PointsSection({ points: { names, to } }: { points: CollectionPoints }) {
  const t = useCopy('shell');
  const shown = names.slice(0, MOST_NAMES);
  return (
    <section id="points" className={styles['section']} aria-labelledby="points-title" tabIndex={-1}>
      <h2 id="points-title">{t('settings.points')}</h2>
      <div className={styles['row']}>
        <span className={styles['disc']}>
          <Icon name="pin" size={18} />
        </span>
        <div className={styles['grow']}>
          <b>{t('settings.points-count', { count: names.length })}</b>
          {shown.length > 0 && <small>{shown.join(', ') + (shown.length < names.length ? ' …' : '')}</small>}
        </div>
        <Link to={to} className={styles['go']}>
          {t('settings.open-points')}
          <Icon name="arrow-end" size={17} />
        </Link>
      </div>
    </section>
  );
}
