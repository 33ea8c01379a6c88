import type { ExpressionSpecification } from 'maplibre-gl';

/** A figure that is `low` up to a zoom, `high` from another one on, and grows evenly between them. */
export const byZoom = (from: number, low: number, to: number, high: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  low,
  to,
  high,
];
