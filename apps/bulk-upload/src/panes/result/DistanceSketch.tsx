import { formatDistance } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { useWording } from '../../copy';
import styles from './DistanceSketch.module.css';

/** A sketch of shop, address and distance, shown instead of a map because the location is uncertain. */
export function DistanceSketch({ metres }: { metres: number }) {
  const { t } = useWording();
  const { locale } = useLocaleState();
  const distance = formatDistance(metres, locale);
  return (
    <svg
      viewBox="0 0 112 60"
      role="img"
      className={styles.sketch}
      aria-label={t('result.distance', { distance })}
    >
      <rect width="112" height="60" className={styles.land} />
      <path d="M20 20 90 42" className={styles.line} />
      <circle cx="20" cy="20" r="5" className={styles.shop} />
      <path d="M90 46s7-6 7-12a7 7 0 1 0-14 0c0 6 7 12 7 12Z" className={styles.pin} />
      <circle cx="90" cy="34" r="2.5" className={styles.hole} />
      <text x="8" y="54">
        {distance}
      </text>
    </svg>
  );
}
