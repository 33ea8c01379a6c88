import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import styles from './OwnHeading.module.css';

export function OwnHeading({ of: heading }: { of: string | undefined }) {
  const { t } = useWording();
  if (heading === undefined) return <span className={styles.none}>{t('mapping.none')}</span>;
  return (
    <span className={styles.own} title={heading}>
      <Icon name="check" size={12} />
      <bdi>{heading}</bdi>
    </span>
  );
}
