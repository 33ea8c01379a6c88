import type { Order } from '@courier/api-client';
import { useWording } from '../../copy';
import styles from './OrderDetailPane.module.css';

export function RatingFact({ order: { rating, sender } }: { order: Order }) {
  const { t } = useWording();
  if (!rating) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t(sender ? 'recipient.rating' : 'rating.title')}</h3>
      <p className={styles.text}>{t('rating.stars', { count: rating.stars })}</p>
      {rating.words && (
        <p className={styles.text} dir="auto">
          {rating.words}
        </p>
      )}
    </section>
  );
}
