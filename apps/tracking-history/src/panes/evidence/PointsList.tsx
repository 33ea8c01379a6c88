import type { Evidence } from '@courier/api-client';
import { useWording } from '../../copy';
import styles from './EvidenceParts.module.css';

export function PointsList({ evidence: { track } }: { evidence: Evidence }) {
  const { t, clock } = useWording();
  if (track.length === 0) return null;
  return (
    <section className={styles.points}>
      <h3>{t('evidence.positions', { count: track.length })}</h3>
      <ol>
        {track.map(({ at, latitude, longitude }) => (
          <li key={at}>
            <bdi dir="ltr">{`${clock(at)}  ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
