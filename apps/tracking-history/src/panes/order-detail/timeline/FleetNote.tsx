import { useWording } from '../../../copy';
import styles from './StatusTimeline.module.css';

/** The rider's own words, in a language of their choice. */
export function FleetNote({ text }: { text: string }) {
  const { t } = useWording();
  return (
    <p className={styles.fleetNote}>
      {t('timeline.riderNote')} <bdi>{text}</bdi>
    </p>
  );
}
