import type { Evidence } from '@courier/api-client';
import { statusKey } from '@courier/api-client/order-rules';
import { useLocaleState } from '@courier/shell-api';
import { Button, EmptyState, MapView, StatusTag, statusAppearance } from '@courier/ui-kit/core';
import { metresToDoor, speedAt, statusAt } from '../../model/order/replay';
import { useWording } from '../../copy';
import { ReplaySlider } from './ReplaySlider';
import { useReplay } from './use-replay';
import styles from './ReplayPane.module.css';

export function ReplayPane({ evidence }: { evidence: Evidence }) {
  const { t, status: words, clock, distance } = useWording();
  const { mapStyleUrl } = useLocaleState();
  const { replay, index, isPlaying, speed, show, toggle, faster } = useReplay(evidence);
  const point = replay.points[index];
  if (!point)
    return (
      <section className={styles.replay} aria-label={t('evidence.replay')}>
        <EmptyState icon="offline" title={t('evidence.noTrack')} text={t('evidence.noTrackText')} />
      </section>
    );
  const status = statusAt(replay, point.at) ?? evidence.status;
  const { tone, icon } = statusAppearance(status);
  const name = words(statusKey(status));
  const kmh = speedAt(replay.points, index);
  const place = t('evidence.toDoor', { distance: distance(metresToDoor(evidence, point)) });
  const moving = [kmh === null ? '' : t('evidence.speed', { kmh }), place].filter(Boolean).join(', ');
  return (
    <section className={styles.replay} aria-label={t('evidence.replay')}>
      <div className={styles.head}>
        <h2>{t('evidence.replay')}</h2>
        <StatusTag tone={tone} icon={icon}>
          {name}
        </StatusTag>
      </div>
      <div className={styles.map}>
        <MapView
          label={t('evidence.map', { time: clock(point.at), place })}
          pickup={evidence.pickup ?? undefined}
          dropoff={evidence.dropoff}
          route={replay.points}
          travelled={replay.points.slice(0, index + 1)}
          rider={{ position: point, label: t('evidence.riderAt', { time: clock(point.at) }) }}
          styleUrl={mapStyleUrl}
        />
      </div>
      <div className={styles.panel}>
        <p className={styles.now}>
          <bdi dir="ltr">{clock(point.at)}</bdi>
          <span>{moving}</span>
        </p>
        <ReplaySlider
          replay={replay}
          index={index}
          words={`${clock(point.at)}, ${name}, ${place}`}
          onShow={show}
        />
        <div className={styles.play}>
          <Button size="s" onClick={toggle}>
            {t(isPlaying ? 'evidence.pause' : 'evidence.play')}
          </Button>
          <Button size="s" kind="quiet" onClick={faster} aria-label={t('evidence.faster', { speed })}>
            <bdi dir="ltr">{speed}×</bdi>
          </Button>
          <span>{t('evidence.point', { index: index + 1, count: replay.points.length })}</span>
        </div>
      </div>
    </section>
  );
}
