type Position = readonly [longitude: number, latitude: number];

/** From the coordinates of a file to degrees. */
export type ToDegrees = (position: Position) => Position;

const DEGREES = /CRS:?84$|EPSG:{1,2}[\d.]*:?4326$/i;
const WEB_MERCATOR = /EPSG:{1,2}[\d.]*:?(?:3857|3785|900913|102100)$/i;
const EARTH_RADIUS_METRES = 6_378_137;

/**
 * Reads the member `crs` that older programs write.
 * @returns its name where only degrees and web Mercator are understood
 */
export function readCoordinateSystem(crs: unknown): ToDegrees | { unknown: string } {
  if (crs === undefined || crs === null) return (position) => position;
  const { properties } = crs as { properties?: { name?: unknown; code?: unknown } };
  const name =
    typeof properties?.name === 'string' ? properties.name : `EPSG:${String(properties?.code ?? '?')}`;
  if (DEGREES.test(name)) return (position) => position;
  if (WEB_MERCATOR.test(name)) return fromWebMercator;
  return { unknown: name };
}

function fromWebMercator([x, y]: Position): Position {
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return [
    degrees(x / EARTH_RADIUS_METRES),
    degrees(2 * Math.atan(Math.exp(y / EARTH_RADIUS_METRES)) - Math.PI / 2),
  ];
}
