import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { formatAgo } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import { positionAge } from '../../model/rider-position';
import styles from './tracking.module.css';

/** The assigned rider, and the age of the position on the map. */
export function RiderRow({ name, tracking }: { name: string; tracking: Tracking }) {
  const t = useCopy(NAMESPACE);
  const { locale } = useLocaleState();
  const age = positionAge(tracking);
  return (
    <div className={styles['rider']}>
      <span className={styles['riderDisc']}>
        <Icon name="scooter" size={24} />
      </span>
      <span>
        <b>{name}</b>
        <span>
          {age === null
            ? t('rider.label')
            : age.kind === 'seen'
              ? t('rider.seen', { ago: formatAgo(age.seconds, locale) })
              : t('rider.old', { count: age.minutes })}
        </span>
      </span>
    </div>
  );
}
