import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import styles from './RequestSummary.module.css';

/** Until when the order can be changed or cancelled. */
export function CancelNote() {
  const common = useCopy('common');
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} />
      <span>{common('order.cancel-rule')}</span>
    </p>
  );
}
