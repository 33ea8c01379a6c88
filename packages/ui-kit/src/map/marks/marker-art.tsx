import styles from './marker-art.module.css';

interface Place {
  x?: number | undefined;
  y?: number | undefined;
}

const SCOOTER =
  'M7 14.500h5.500c0-2.500 1.200-4.300 3-4.800L14 4.500h-2.200M7 14.500c0-1.800-1.300-3.300-3.500-3.300V8.500H8l2 3';

/** Start of an order: a ring, 34 px, centred on the point. */
export function PickupRing({ x, y }: Place) {
  return (
    <svg
      x={x}
      y={y}
      width="34"
      height="34"
      viewBox="0 0 34 34"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.caseFill} cx="17" cy="17" r="15" />
      <circle className={styles.routeStroke} cx="17" cy="17" r="11" strokeWidth="5" />
      <circle className={styles.routeFill} cx="17" cy="17" r="3" />
    </svg>
  );
}

/** End of an order: a pin, 65 by 65 px, its tip at 32.5 across and 59 down. */
export function DropoffPin() {
  return (
    <svg width="65" height="65" viewBox="0 0 65 65" aria-hidden="true" focusable="false">
      <ellipse className={styles.shade} cx="32.5" cy="59" rx="9" ry="3" />
      <path
        className={styles.pin}
        d="M32.5 59S52 42 52 25.500a19.500 19.500 0 1 0-39 0C13 42 32.500 59 32.500 59Z"
        strokeWidth="3"
      />
      <circle className={styles.caseFill} cx="32.5" cy="25" r="8.500" />
      <circle className={styles.routeFill} cx="32.5" cy="25" r="4" />
    </svg>
  );
}

/** The rider: a disc of 36 px in a halo of 60 px; `heading` in degrees from north adds an arrow. */
export function RiderDisc({
  x,
  y,
  heading,
  stale = false,
}: Place & { heading?: number | undefined; stale?: boolean | undefined }) {
  return (
    <svg
      x={x}
      y={y}
      width="64"
      height="64"
      viewBox="0 0 64 64"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {stale ? null : <circle className={styles.halo} cx="32" cy="32" r="30" />}
      {heading === undefined || stale ? null : (
        <path
          className={styles.arrow}
          d="M32 5l7 10H25z"
          transform={`rotate(${heading} 32 32)`}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      )}
      <circle className={styles.disc} cx="32" cy="32" r="18" strokeWidth="3" />
      <g
        className={styles.scooter}
        transform="translate(21.5 21) scale(1.05)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="5" cy="14.5" r="2" />
        <circle cx="15.5" cy="14.5" r="2" />
        <path d={SCOOTER} />
      </g>
    </svg>
  );
}
