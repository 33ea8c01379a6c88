import { Icon } from '@courier/ui-kit/core';
import { LiveText } from '@courier/ui-kit/text';
import type { RiderTrouble } from '../../model/board/rider-progress';
import { useWording } from '../../copy';
import styles from './TroubleNote.module.css';

export function TroubleNote({ trouble }: { trouble: RiderTrouble }) {
  const { t } = useWording();
  return (
    <p role="status" className={styles.note}>
      <Icon name="warning" size={17} />
      <span>
        <b>{t(`trouble.${trouble.kind}`, { minutes: trouble.minutes })}</b>{' '}
        <LiveText>{t('trouble.advice')}</LiveText>
      </span>
    </p>
  );
}
