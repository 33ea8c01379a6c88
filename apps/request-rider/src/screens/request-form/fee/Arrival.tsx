import { Icon, Skeleton } from '@courier/ui-kit/core';
import { useSession } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import type { QuoteView } from './use-quote-view';
import styles from './Arrival.module.css';

export function Arrival({ view, icons = true }: { view: QuoteView; icons?: boolean }) {
  const t = useCopy(NAMESPACE);
  const isGuest = useSession().mode === 'GUEST';
  // A duration in minutes is translated text; a time of day is not.
  const value = (text: string | null, dir: 'auto' | 'ltr') =>
    text === null ? view.loading ? <Skeleton width={72} height={16} /> : '–' : <bdi dir={dir}>{text}</bdi>;
  const scheduled = view.quote !== null && view.atShop === null && view.atDoor !== null;
  return (
    <dl className={styles.arrival}>
      {!scheduled && (
        <div className={styles.row}>
          {icons && <Icon name="shop" size={18} />}
          <dt className={styles.label}>{t(isGuest ? 'docket.rider-at-pickup' : 'docket.rider-at-shop')}</dt>
          <dd className={styles.value}>{value(view.atShop, 'auto')}</dd>
        </div>
      )}
      <div className={styles.row}>
        {icons && <Icon name="pin" size={18} />}
        <dt className={styles.label}>{t('docket.at-door')}</dt>
        <dd className={styles.value}>{value(view.atDoor, 'ltr')}</dd>
        {!scheduled && view.quote?.isFleetEstimate && (
          <dd className={styles.source}>{t('docket.by-fleet')}</dd>
        )}
      </div>
    </dl>
  );
}
