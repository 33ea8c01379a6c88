import type { ExpressionSpecification } from 'maplibre-gl';

/** `low` up to one zoom, `high` from another, linear between them. */
export const byZoom = (from: number, low: number, to: number, high: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  low,
  to,
  high,
];
