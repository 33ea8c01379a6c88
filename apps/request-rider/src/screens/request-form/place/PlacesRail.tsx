import { CollectFrom } from './CollectFrom';
import { DropOff } from './DropOff';
import styles from './PlacesRail.module.css';

export function PlacesRail() {
  return (
    <div className={styles.rail}>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.ring} />
        <span className={styles.stroke} />
      </div>
      <div className={styles.from}>
        <CollectFrom />
      </div>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.join} />
        <span className={styles.drop} />
      </div>
      <DropOff labelHidden />
    </div>
  );
}
