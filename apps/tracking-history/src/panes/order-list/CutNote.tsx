import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './ListNote.module.css';

/**
 * Shows that the day has more orders than are loaded, and where to find them.
 * @param count number of loaded orders
 */
export function CutNote({ count }: { count: number }) {
  const { t, number } = useWording();
  return (
    <div role="status" className={styles.note}>
      <Icon name="info" size={17} />
      <span className={styles.text}>{t('list.cut', { number: number(count) })}</span>
    </div>
  );
}
