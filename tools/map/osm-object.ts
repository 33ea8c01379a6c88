import type {
  LocalNames,
  LocalPlace,
} from '../../services/platform-api/src/domains/places/geolocator/local/place-file';

export type Spot = LocalPlace['at'];

export interface OsmObject {
  type: LocalPlace['type'];
  id: number;
  tags: Readonly<Record<string, string>>;
  /** Its points; one for a node. */
  line: readonly Spot[];
  isArea: boolean;
}

interface Feature {
  id: string;
  properties: Record<string, string>;
  geometry: { type: string; coordinates: unknown };
}

const TYPES: Readonly<Record<string, LocalPlace['type']>> = { n: 'N', w: 'W', r: 'R' };

/**
 * Reads a line of `osmium export`. Its ids are `n1`, `w2` and, for areas, twice the way's id or twice the
 * relation's plus one.
 */
export function readFeature(line: string): OsmObject | undefined {
  const { id, properties, geometry } = JSON.parse(line.replace(/^\u001E/, '')) as Feature;
  const number = Number(id.slice(1));
  const isArea = id.startsWith('a');
  const ofRelation = isArea && number % 2 === 1;
  const type = isArea ? (ofRelation ? 'R' : 'W') : TYPES[id[0] ?? ''];
  if (type === undefined) return undefined;
  const points = objectOutline(geometry);
  return points.length === 0
    ? undefined
    : { type, id: isArea ? Math.floor(number / 2) : number, tags: properties, line: points, isArea };
}

function objectOutline({ type, coordinates }: Feature['geometry']): Spot[] {
  const spot = ([lon, lat]: number[]): Spot => [Number(lat), Number(lon)];
  if (type === 'Point') return [spot(coordinates as number[])];
  if (type === 'LineString') return (coordinates as number[][]).map(spot);
  if (type === 'Polygon') return ((coordinates as number[][][])[0] ?? []).map(spot);
  return type === 'MultiPolygon' ? ((coordinates as number[][][][])[0]?.[0] ?? []).map(spot) : [];
}

/** The local name and those in the kept languages; undefined without a name. */
export function pickNames(tags: OsmObject['tags'], kept: ReadonlySet<string>): LocalNames | undefined {
  const local = tags['name'];
  if (local === undefined || local === '') return undefined;
  const others = Object.entries(tags).flatMap(([key, name]) => {
    const language = /^name:([A-Za-z-]{2,10})$/.exec(key)?.[1];
    return language !== undefined && kept.has(language) && name !== local ? [[language, name] as const] : [];
  });
  return { local, ...Object.fromEntries(others) };
}

/** The middle of an area, or the point halfway along a line. */
export function lineMiddle({ line, isArea }: Pick<OsmObject, 'line' | 'isArea'>): Spot {
  if (!isArea) return line[Math.floor(line.length / 2)] as Spot;
  const [lats, lons] = [line.map(([lat]) => lat), line.map(([, lon]) => lon)];
  const middleValue = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return [middleValue(lats), middleValue(lons)];
}
