import { CollectFrom } from './CollectFrom';
import { DropOff } from './DropOff';
import { RequestMap } from './RequestMap';
import styles from './phone-steps.module.css';

/** Both ends and the map. */
export function WhereStep() {
  return (
    <>
      <div className={styles.from}>
        <span className={styles.ring} aria-hidden="true" />
        <div className={styles.grow}>
          <CollectFrom address={false} />
        </div>
      </div>
      <DropOff />
      <div className={styles.map}>
        <RequestMap />
      </div>
    </>
  );
}
