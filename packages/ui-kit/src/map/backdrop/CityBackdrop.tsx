import { CITY_BLOCKS, CITY_LANES, CITY_ROADS } from './city-paths';
import { PickupRing, RiderDisc } from '../marks/marker-art';
import styles from './city-backdrop.module.css';

export interface CityBackdropProps {
  /**
   * Size and position: it fills its nearest positioned ancestor. `--city-x` and `--city-y` set the centred
   * point of the plane.
   */
  className?: string | undefined;
  /** Shows a rider half-way along a route, as on the landing page. */
  ride?: boolean | undefined;
  /** Pale, behind a card. */
  faded?: boolean | undefined;
}

const TRAVELLED = 'M404 290L354 289L351 502L480 504';
const TO_COME = 'M480 504L837 508L836 722L960 725';

/** A decorative city in the map's colours, as plain SVG. */
export function CityBackdrop({ className, ride = false, faded = false }: CityBackdropProps) {
  const names = [styles.backdrop, faded && styles.faded, className].filter(Boolean).join(' ');
  return (
    <div aria-hidden="true" className={names}>
      <svg
        className={styles.plane}
        viewBox="0 0 1600 1200"
        width="1600"
        height="1200"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        focusable="false"
      >
        <path className={styles.block} d={CITY_BLOCKS} />
        <path className={styles.lane} d={CITY_LANES} />
        <path
          className={styles.park}
          d="M150 745C150 738 156 734 162 734L334 737C341 737 344 742 344 748L339 940C339 946 334 950 328 950L152 947C146 947 142 942 142 936ZM1128 312L1240 315 1222 488 1124 485ZM640 560h92v70h-92zM905 780h110v64H905zM420 150h84v60h-84z"
        />
        <path
          className={styles.water}
          d="M190 880c20-18 60-16 70 4s-20 34-44 30-44-18-26-34ZM-20 1010C120 1000 210 1050 300 1120S430 1230 470 1240H-20ZM1480 -20C1500 40 1560 90 1640 104V-20Z"
        />
        <path className={styles.roadCase} d={CITY_ROADS} />
        <path className={styles.road} d={CITY_ROADS} />
        {ride ? (
          <g strokeLinecap="round" strokeLinejoin="round">
            <path className={styles.routeCase} d={TRAVELLED} />
            <path className={styles.travelled} d={TRAVELLED} />
            <path className={styles.routeCase} d={TO_COME} />
            <path className={styles.route} d={TO_COME} />
          </g>
        ) : null}
        {ride ? <PickupRing x={404 - 17} y={290 - 17} /> : null}
        {ride ? <RiderDisc x={480 - 32} y={504 - 32} heading={90} /> : null}
      </svg>
    </div>
  );
}
