import { CollectFrom } from '../place/CollectFrom';
import { DropOff } from '../place/DropOff';
import { ToolButtons, type FormTools } from '../desktop/FormHead';
import { LazyMap } from '../map/LazyMap';
import styles from './phone-steps.module.css';

export function WhereStep({ tools }: { tools: FormTools }) {
  return (
    <>
      <ToolButtons tools={tools} />
      <div className={styles.from}>
        <span className={styles.ring} aria-hidden="true" />
        <div className={styles.grow}>
          <CollectFrom address={false} />
        </div>
      </div>
      <DropOff />
      <div className={styles.map}>
        <LazyMap />
      </div>
    </>
  );
}
