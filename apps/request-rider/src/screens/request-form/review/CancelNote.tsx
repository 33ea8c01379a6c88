import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import styles from './RequestSummary.module.css';

/** Until when the order may be changed or cancelled. */
export function CancelNote() {
  const t = useCopy(NAMESPACE);
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} />
      <span>{t('review.cancel-note')}</span>
    </p>
  );
}
