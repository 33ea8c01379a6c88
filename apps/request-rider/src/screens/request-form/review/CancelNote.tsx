import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import styles from './RequestSummary.module.css';

export function CancelNote() {
  const common = useCopy('common');
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} />
      <span>{common('order.cancel-rule')}</span>
    </p>
  );
}
