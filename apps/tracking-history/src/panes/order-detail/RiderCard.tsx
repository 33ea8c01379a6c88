import type { Rider } from '@courier/api-client';
import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './RiderCard.module.css';

export function RiderCard({ rider }: { rider: Rider }) {
  const { t, phone } = useWording();
  return (
    <section aria-label={t('detail.rider')} className={styles.card}>
      <span className={styles.disc}>
        <Icon name="scooter" size={21} />
      </span>
      <span className={styles.who}>
        <b className={styles.name}>{rider.name}</b>
        <bdi dir="ltr" className={styles.phone}>
          {phone(rider.phone_number)}
        </bdi>
      </span>
      <a
        className={styles.call}
        href={`tel:${rider.phone_number}`}
        aria-label={t('detail.callRider', { name: rider.name })}
      >
        <Icon name="phone" size={17} />
        {t('detail.call')}
      </a>
    </section>
  );
}
