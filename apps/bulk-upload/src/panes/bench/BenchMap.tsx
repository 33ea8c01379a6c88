import { useMemo } from 'react';
import { MAP_AVOIDS, MapView } from '@courier/ui-kit/core';
import { useLocaleState } from '@courier/shell-api';
import { LiveText } from '@courier/ui-kit/text';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/bench/create-bench';
import { CERTAINTIES, type Certainty } from '../../model/bench/row-place';
import styles from './BenchMap.module.css';
import { ConfirmPlace } from './cell/ConfirmPlace';
import type { BenchView } from './view/use-bench-view';
import { useShopPosition } from './view/use-shop-position';

/** Rows drawn before and after the active one. */
const AROUND = 60;
const TONES: Readonly<Record<Certainty, string>> = {
  exact: 'done',
  suspect: 'fail',
  doubtful: 'late',
  outside: 'stop',
  none: 'fail',
  unknown: 'wait',
};

interface BenchMapProps {
  store: BenchStore;
  view: BenchView;
  /** `strip`: a low map for phones, with the legend of the active row only. */
  look?: 'pane' | 'strip';
}

/** Locations of the rows around the active one with their certainty, and the movable pin of the active row. */
export function BenchMap({ store, view, look = 'pane' }: BenchMapProps) {
  const { t } = useWording();
  const { country, mapStyleUrl } = useLocaleState();
  const { bench, shown, active, at } = view;
  const row = bench.rows[at.row];
  const place = row ? store.findPlace(row) : null;
  const certainty = store.findCertainty(at.row);
  const pickup = useShopPosition()?.position;
  const dots = useMemo(
    () =>
      shown.slice(Math.max(0, active.row - AROUND), active.row + AROUND).flatMap((index) => {
        const each = bench.rows[index];
        if (!each || index === at.row) return [];
        const { position } = store.findPlace(each);
        return position ? [{ id: String(index), position, tone: TONES[store.findCertainty(index)] }] : [];
      }),
    [store, bench.rows, shown, active.row, at.row],
  );
  const move = (position: { latitude: number; longitude: number }) => store.movePin(at.row, position);
  const address = row?.values[store.table.place] ?? '';
  return (
    <div className={styles.map} data-look={look}>
      <MapView
        key={place?.position ? 'pin' : 'none'}
        label={t('map.label', { number: row?.number ?? 0, address })}
        center={place?.position ?? pickup ?? country.mapCentre}
        pickup={pickup}
        dropoff={place?.position ?? undefined}
        onDropoffMove={place?.position ? move : undefined}
        onPress={row && !place?.position ? move : undefined}
        dots={dots}
        styleUrl={mapStyleUrl}
        controls={look === 'pane'}
        afterOthers
        overlay={
          <div className={styles.over}>
            {row && place && (
              <p className={styles.row} role="status" {...MAP_AVOIDS}>
                <LiveText>
                  {look === 'pane'
                    ? `${t('rows.rowNumber', { number: row.number })} · ${t(`map.${certainty}`)}`
                    : t(`map.${certainty}`)}
                </LiveText>
                {!place.position && <small>{t('map.press')}</small>}
                {look === 'pane' && <ConfirmPlace store={store} view={view} />}
              </p>
            )}
            {look === 'pane' && <Legend view={view} />}
          </div>
        }
      />
    </div>
  );
}

function Legend({ view: { bench, certainties } }: { view: BenchView }) {
  const { t, number } = useWording();
  const total = bench.rows.length;
  const known = total - certainties.unknown;
  return (
    <section className={styles.legend} aria-labelledby="bench-legend" {...MAP_AVOIDS}>
      <p className={styles.about}>
        <span id="bench-legend">{t('map.addresses', { count: total })}</span>
        <strong>
          {known === total
            ? t('map.allKnown')
            : t('map.someKnown', { known: number(known), total: number(total) })}
        </strong>
      </p>
      <dl>
        {CERTAINTIES.filter((certainty) => certainties[certainty] > 0).map((certainty) => (
          <div key={certainty}>
            <dt data-certainty={certainty}>{t(`map.${certainty}`)}</dt>
            <dd>{number(certainties[certainty])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
