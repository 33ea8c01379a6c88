import * as z from 'zod';
import { OperatorFileError } from '../../../platform/operator-files/file-error';
import { decodeText, readContent } from '../../../platform/operator-files/read-text';
import { readCoordinateSystem, type ToDegrees } from './coordinate-system';

export interface FileFeature {
  properties: Readonly<Record<string, unknown>>;
  geometry: unknown;
  toDegrees: ToDegrees;
}

const memberSchema = z.looseObject({ type: z.string() });
const collectionSchema = z.object({ features: z.array(z.unknown()) });
const GEOMETRIES = [
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
  'LineString',
  'MultiLineString',
  'Point',
];

/**
 * The features of a GeoJSON file; a single feature or geometry counts as one.
 * @throws OperatorFileError with the reason why it has none
 */
export function readFeatures(file: string): FileFeature[] {
  const refuse = (reason: string) =>
    new OperatorFileError(file, [{ problem: `it is no GeoJSON FeatureCollection (${reason})` }]);
  const bytes = readContent(file);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw refuse('it is a ZIP file, such as KMZ or a shapefile; export it as GeoJSON');
  const content = memberSchema.safeParse(parseJson(decodeText(file, bytes), refuse));
  if (!content.success) throw refuse('it has no type');
  const { type } = content.data;
  if (type === 'Topology') throw refuse('it is TopoJSON; export it as GeoJSON');
  const members = listMembers(content.data);
  if (members === undefined) throw refuse(`its type is "${type}"`);
  if (members.length === 0) throw refuse('no feature was found');
  const system = readCoordinateSystem(content.data['crs']);
  if ('unknown' in system)
    throw new OperatorFileError(file, [
      { problem: `its coordinates are in ${system.unknown}; export them in degrees of WGS 84 (EPSG:4326)` },
    ]);
  return members.map((member) => ({ ...member, toDegrees: system }));
}

function parseJson(text: string, refuse: (reason: string) => OperatorFileError): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (text.startsWith('<')) throw refuse('it is XML, such as KML; export it as GeoJSON');
    throw refuse(error instanceof Error ? error.message : 'it is no JSON');
  }
}

type Member = Pick<FileFeature, 'properties' | 'geometry'>;

function listMembers(content: z.infer<typeof memberSchema>): Member[] | undefined {
  if (content.type === 'FeatureCollection') {
    const collection = collectionSchema.safeParse(content);
    return collection.success ? collection.data.features.map(readMember) : undefined;
  }
  if (content.type === 'Feature') return [readMember(content)];
  return GEOMETRIES.includes(content.type) ? [{ properties: {}, geometry: content }] : undefined;
}

function readMember(feature: unknown): Member {
  const member = z
    .object({ properties: z.record(z.string(), z.unknown()).nullable().optional(), geometry: z.unknown() })
    .safeParse(feature);
  return member.success
    ? { properties: member.data.properties ?? {}, geometry: member.data.geometry }
    : { properties: {}, geometry: undefined };
}
