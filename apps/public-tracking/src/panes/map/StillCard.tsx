import { useCopy } from '@courier/i18n';
import { Icon } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import styles from './map.module.css';

/** Replaces the map and says that the rest of the page is complete. */
export function StillCard() {
  const t = useCopy(NAMESPACE);
  return (
    <p className={styles['still']}>
      <Icon name="info" size={18} />
      <span>{t('map.missing')}</span>
    </p>
  );
}
