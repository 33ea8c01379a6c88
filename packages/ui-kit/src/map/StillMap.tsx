import { CityBackdrop } from './CityBackdrop';
import type { MapViewProps } from './map-props';
import styles from './map.module.css';

/** A quiet picture of a map behind a card; loads nothing. */
export function StillMap({ label, overlay }: Pick<MapViewProps, 'label' | 'overlay'>) {
  return (
    <section className={styles.map} aria-label={label}>
      <CityBackdrop faded />
      <p className={styles.unseen}>{label}</p>
      <div className={`${styles.overlay} ${styles.centred}`}>{overlay}</div>
    </section>
  );
}
