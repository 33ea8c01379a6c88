import { useMemo } from 'react';
import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';
import { useLocaleState } from '@courier/shell-api';
import { Button, MAP_AVOIDS, MapView } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/bench/create-bench';
import type { PinGroup } from '../../model/places/pin-review';
import { useShopPosition } from '../bench/view/use-shop-position';
import styles from './PinMap.module.css';
import type { PinReviewView } from './use-pin-review';

const LOOKS = {
  suspect: { tone: 'fail', icon: 'warning' },
  rough: { tone: 'late' },
  missing: { tone: 'stop' },
  done: { tone: 'done' },
} as const satisfies Readonly<Record<PinGroup, object>>;

/** Shows the streets around a pin. */
const PIN_ZOOM = 16;

interface PinMapProps {
  store: BenchStore;
  view: PinReviewView;
}

/** All listed pins at once; the pin of the selected row can be moved. A press selects the nearest pin. */
export function PinMap({ store, view }: PinMapProps) {
  const { t } = useWording();
  const { country, mapStyleUrl } = useLocaleState();
  const shop = useShopPosition();
  const { bench, lines, selected } = view;
  const row = selected === null ? undefined : bench.rows[selected];
  const position = row ? store.findPlace(row).position : null;
  const pins = lines.flatMap((line) => {
    const found = line.kind === 'row' ? bench.rows[line.row] : undefined;
    const at = found && store.findPlace(found).position;
    return line.kind === 'row' && at ? [{ row: line.row, group: line.group, at }] : [];
  });
  const dots = pins.flatMap(({ row: index, group, at }) =>
    index === selected ? [] : [{ id: String(index), position: at, ...LOOKS[group] }],
  );
  const shops = useMemo(() => (shop ? [shop] : []), [shop]);
  const isPlacing = selected !== null && position === null;
  function onPress(pressed: LatLng) {
    if (isPlacing) {
      store.movePin(selected, pressed);
      return;
    }
    const [nearest] = pins.toSorted(
      (one, other) => distanceMetres(one.at, pressed) - distanceMetres(other.at, pressed),
    );
    if (nearest) view.select(nearest.row);
  }
  const address = row?.values[store.table.place] ?? '';
  return (
    <div className={styles.map}>
      <MapView
        label={row ? t('map.label', { number: row.number, address }) : t('pins.map')}
        center={dots.length > 0 && !isPlacing ? undefined : (shop?.position ?? country.mapCentre)}
        zoom={position ? PIN_ZOOM : undefined}
        shops={shops}
        dropoff={position ?? undefined}
        onDropoffMove={
          selected !== null && position ? (moved: LatLng) => store.movePin(selected, moved) : undefined
        }
        onPress={onPress}
        dots={dots}
        styleUrl={mapStyleUrl}
        afterOthers
        overlay={
          <div className={styles.over}>
            <p className={styles.chip} {...MAP_AVOIDS}>
              {row ? t('rows.rowNumber', { number: row.number }) : t('pins.help')}
              {isPlacing && <small>{t('map.press')}</small>}
              {row && (
                <Button size="s" onClick={() => view.select(null)}>
                  {t('pins.all')}
                </Button>
              )}
            </p>
          </div>
        }
      />
    </div>
  );
}
