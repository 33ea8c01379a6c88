import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './ListNote.module.css';

/** Says that the day has more orders than are here, and where the others are. @param count orders that are here */
export function CutNote({ count }: { count: number }) {
  const { t, number } = useWording();
  return (
    <div role="status" className={styles.note}>
      <Icon name="info" size={17} />
      <span className={styles.text}>{t('list.cut', { number: number(count) })}</span>
    </div>
  );
}
