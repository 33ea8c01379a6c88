import { useWording } from '../../copy';
import styles from './MapCard.module.css';

type Words = 'map.searching' | 'map.waiting';

/** Covers the static map until there is a rider to follow. */
export function MapCard({ status, shop }: { status: string; shop: string }) {
  const { t } = useWording();
  const words: Words = status === 'WAITING_FOR_TRANSPORT' ? 'map.searching' : 'map.waiting';
  return (
    <div className={styles.card}>
      <svg viewBox="0 0 72 72" className={styles.art} aria-hidden="true">
        <circle cx="36" cy="36" r="33" className={styles.far} />
        <circle cx="36" cy="36" r="23" className={styles.near} />
        <circle cx="36" cy="36" r="11" className={styles.ring} />
        <circle cx="58" cy="22" r="5" className={styles.rider} />
      </svg>
      <b className={styles.title}>{shop === '' ? t(`${words}Nameless`) : t(words, { name: shop })}</b>
      <p className={styles.text}>{t('map.opens')}</p>
    </div>
  );
}
