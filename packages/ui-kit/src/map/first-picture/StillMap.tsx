import { SoonPicture } from './FirstPicture';
import type { MapViewProps } from '../map-props';
import styles from '../map.module.css';

/** Whether a map is a picture that loads nothing: still, and without two ends to show. */
export const isPicture = ({ faded = false, pickup, dropoff }: MapViewProps): boolean =>
  faded && !(pickup && dropoff);

/** A still map behind a card; loads nothing. */
export function StillMap({ label, overlay, pickup, dropoff, center, styleUrl = null }: MapViewProps) {
  return (
    <section className={styles.map} aria-label={label}>
      <SoonPicture at={pickup ?? dropoff ?? center} styleUrl={styleUrl} />
      <p className={styles.unseen}>{label}</p>
      <div className={`${styles.overlay} ${styles.centred}`}>{overlay}</div>
    </section>
  );
}
