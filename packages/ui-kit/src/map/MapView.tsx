import type { MapViewProps } from './map-props';

/** A map with its text twin. */
export function MapView({ label, overlay }: MapViewProps) {
  return (
    <section aria-label={label}>
      <p>{label}</p>
      {overlay}
    </section>
  );
}
