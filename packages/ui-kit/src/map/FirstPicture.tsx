import { useContext } from 'react';
import { GoogleMapsContext } from './google-maps-context';
import type { LatLng } from './map-props';
import { MapTilesContext } from './map-tiles-context';
import { tilesCover } from './tiles-cover';
import { hasStreets } from './street-cover';
import mapStyles from './map.module.css';
import styles from './first-picture.module.css';

/** Shown until the map has drawn itself: the colour of its land, with rings where the map will show rings. */
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
  /** Absent where the map shows no place of its own. */
  at: LatLng | undefined;
  styleUrl: string | null;
}

/** The picture that a map of this place will begin with, as far as its code's absence lets one tell. */
export function SoonPicture({ at, styleUrl }: SoonProps) {
  const tiles = useContext(MapTilesContext);
  const google = useContext(GoogleMapsContext);
  const bare =
    at !== undefined && styleUrl === null && google === null && !hasStreets(at) && !tilesCover(tiles, at);
  return <FirstPicture bare={bare} />;
}

/** In place of a `MapView` whose code is still on its way: the picture that the map begins with. */
export function MapSoon(props: SoonProps) {
  return (
    <div className={mapStyles.map} data-map-soon="">
      <SoonPicture {...props} />
    </div>
  );
}
