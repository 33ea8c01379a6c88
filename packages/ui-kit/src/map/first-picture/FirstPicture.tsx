import { useContext } from 'react';
import { GoogleMapsContext } from '../google/google-maps-context';
import type { LatLng } from '../map-props';
import { MapTilesContext } from '../map-tiles-context';
import { tilesCover } from './tiles-cover';
import { hasStreets } from './street-cover';
import mapStyles from '../map.module.css';
import styles from './first-picture.module.css';

/** Placeholder until the map is drawn: its land colour, with distance rings if the map will show them. */
export function FirstPicture({ bare }: { bare: boolean }) {
  if (!bare) return null;
  return (
    <svg className={styles.rings} aria-hidden="true" focusable="false">
      {[56, 168, 280].map((radius) => (
        <circle key={radius} cx="50%" cy="50%" r={radius} />
      ))}
    </svg>
  );
}

interface SoonProps {
  /** Absent without a known place. */
  at: LatLng | undefined;
  styleUrl: string | null;
}

/** Placeholder for a map of this place whose code is not loaded. */
export function SoonPicture({ at, styleUrl }: SoonProps) {
  const tiles = useContext(MapTilesContext);
  const google = useContext(GoogleMapsContext);
  const bare =
    at !== undefined && styleUrl === null && google === null && !hasStreets(at) && !tilesCover(tiles, at);
  return <FirstPicture bare={bare} />;
}

/** Placeholder for a `MapView` whose code is loading. */
export function MapSoon(props: SoonProps) {
  return (
    <div className={mapStyles.map} data-map-soon="">
      <SoonPicture {...props} />
    </div>
  );
}
