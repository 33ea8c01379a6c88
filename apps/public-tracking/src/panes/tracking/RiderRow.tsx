import { useCopy } from '@courier/i18n';
import { Icon } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import styles from './tracking.module.css';

/** Who brings it, as long as somebody does. */
export function RiderRow({ name }: { name: string }) {
  const t = useCopy(NAMESPACE);
  return (
    <div className={styles['rider']}>
      <span className={styles['riderDisc']}>
        <Icon name="scooter" size={24} />
      </span>
      <span>
        <b>{name}</b>
        <span>{t('rider.label')}</span>
      </span>
    </div>
  );
}
