import { useContext } from 'react';
import { CityBackdrop } from './CityBackdrop';
import type { LatLng } from './map-props';
import { MapTilesContext } from './map-tiles-context';
import { tilesCover } from './tiles-cover';
import { hasStreets } from './street-cover';
import mapStyles from './map.module.css';
import styles from './first-picture.module.css';

/** Stands where the map will be until that has drawn itself: the pale city, or rings around the place. */
export function FirstPicture({ bare }: { bare: boolean }) {
  if (!bare) return <CityBackdrop faded />;
  return (
    <svg className={styles.rings} aria-hidden="true" focusable="false">
      {[56, 168, 280].map((radius) => (
        <circle key={radius} cx="50%" cy="50%" r={radius} />
      ))}
    </svg>
  );
}

interface MapSoonProps {
  at: LatLng;
  styleUrl: string | null;
}

/** In place of a `MapView` whose code is still on its way: the picture that the map begins with. */
export function MapSoon({ at, styleUrl }: MapSoonProps) {
  const tiles = useContext(MapTilesContext);
  return (
    <div className={mapStyles.map} data-map-soon="">
      <FirstPicture bare={styleUrl === null && !hasStreets(at) && !tilesCover(tiles, at)} />
    </div>
  );
}
