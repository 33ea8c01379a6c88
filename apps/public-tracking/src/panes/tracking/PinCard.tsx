import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../copy';
import styles from './tracking.module.css';

/** The four digits that the customer gives the rider at the door. */
export function PinCard({ pin }: { pin: string }) {
  const t = useCopy(NAMESPACE);
  return (
    <section className={styles['pin']} aria-labelledby="pin-title">
      <h2 id="pin-title">{t('pin.title')}</h2>
      <p className={styles['digits']}>
        <bdi dir="ltr" translate="no">
          {pin}
        </bdi>
      </p>
      <p>{t('pin.text')}</p>
    </section>
  );
}
