import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './ListNote.module.css';

/** @param count number of loaded orders */
export function CutNote({ count }: { count: number }) {
  const { t, number } = useWording();
  return (
    <div role="status" className={styles.note}>
      <Icon name="info" size={17} />
      <span className={styles.text}>{t('list.cut', { number: number(count) })}</span>
    </div>
  );
}
