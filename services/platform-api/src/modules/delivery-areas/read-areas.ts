import { countryConfig, supportedCountries } from '@courier/config';
import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';
import { isInside } from '@courier/config/geometry';
import * as z from 'zod/mini';
import { readText, RuleFileError, type FileProblem } from '../operator-rules/rule-file';
import type { FileRules, NamedPlace } from '../operator-rules/rule-file-kind';
import type { AreaRule } from './area-rules';
import { crossesItself, overlap } from './area-shape';

const MOST_CORNERS = 5000;
/** From the country's map centre; a swapped latitude and longitude is farther away almost everywhere. */
const FARTHEST_METRES = 4_000_000;

const position = z.array(z.number()).check(z.minLength(2));
const polygon = z.array(z.array(position).check(z.minLength(4))).check(z.minLength(1));
const name = z.optional(z.string().check(z.minLength(1)));
const featureSchema = z.object({
  type: z.literal('Feature'),
  properties: z.nullable(z.object({ country: z.optional(z.string()), name, city: name, vendor: name })),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
  ]),
});
const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).check(z.minLength(1)),
});

interface FileArea {
  country: string;
  area: AreaRule;
  /** Counted from 1. */
  feature: number;
}

/**
 * The delivery areas of a GeoJSON file. Problems name the feature, counted from 1, in place of a line.
 * @param defaultCountry of features without the property `country`
 * @throws RuleFileError that names every feature that cannot be used
 */
export async function readAreas(file: string, defaultCountry?: string): Promise<FileRules<'areas'>> {
  const problems: FileProblem[] = [];
  const areas: FileArea[] = [];
  for (const [index, content] of readFeatures(file).entries())
    areas.push(...readFeature(content, index + 1, defaultCountry, problems));
  if (problems.length === 0) problems.push(...overlapProblems(areas));
  if (problems.length > 0) throw new RuleFileError(file, problems);
  const byCountry = new Map<string, AreaRule[]>();
  for (const { country, area } of areas) byCountry.set(country, [...(byCountry.get(country) ?? []), area]);
  return { byCountry, places: areas.map(namedPlace) };
}

const namedPlace = ({ country, feature, area: { scope } }: FileArea): NamedPlace => ({
  line: feature,
  country,
  city: scope.city ?? '',
  vendor: scope.vendorId ?? '',
});

function readFeatures(file: string): readonly unknown[] {
  const text = readText(file);
  try {
    return collectionSchema.parse(JSON.parse(text)).features;
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'no feature was found';
    throw new RuleFileError(file, [{ problem: `it is no GeoJSON FeatureCollection (${reason})` }]);
  }
}

function readFeature(
  content: unknown,
  feature: number,
  defaultCountry: string | undefined,
  problems: FileProblem[],
): FileArea[] {
  const complain = (problem: string, value?: string) => {
    problems.push({ column: `feature ${feature}`, ...(value === undefined ? {} : { value }), problem });
    return [];
  };
  const parsed = featureSchema.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return complain(
      `it is no Polygon or MultiPolygon (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`,
    );
  }
  const { properties, geometry } = parsed.data;
  const { city, vendor, name = vendor ?? city ?? '' } = properties ?? {};
  const country = (properties?.country ?? defaultCountry ?? '').toUpperCase();
  if (!supportedCountries.some((known) => known === country))
    return complain('give the property country, such as TW, or --country', country);
  if (city !== undefined && vendor !== undefined) return complain('name a city or a vendor, not both', city);
  const scope = {
    ...(city === undefined ? {} : { city }),
    ...(vendor === undefined ? {} : { vendorId: vendor }),
  };
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap((rings): FileArea[] => {
    const [outer = [], ...holes] = rings.map(readRing);
    const problem = ringProblem(country, outer, holes);
    return problem === undefined
      ? [{ country, feature, area: { name, scope, outer, holes } }]
      : complain(problem, name);
  });
}

/** Longitude comes first in GeoJSON, and the first corner is repeated at the end. */
function readRing(positions: readonly (readonly number[])[]): LatLng[] {
  const ring = positions.map(([longitude = Number.NaN, latitude = Number.NaN]) => ({ latitude, longitude }));
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first && last && first.latitude === last.latitude && first.longitude === last.longitude;
  return isClosed ? ring.slice(0, -1) : ring;
}

function ringProblem(
  country: string,
  outer: readonly LatLng[],
  holes: readonly (readonly LatLng[])[],
): string | undefined {
  const { mapCentre } = countryConfig(country);
  for (const ring of [outer, ...holes]) {
    if (ring.length < 3) return 'a border needs at least three corners';
    if (ring.length > MOST_CORNERS) return `a border has more than ${MOST_CORNERS} corners; simplify it`;
    if (ring.some((corner) => Math.abs(corner.latitude) > 90 || Math.abs(corner.longitude) > 180))
      return 'a corner is not on the globe; GeoJSON has the longitude first';
    if (ring.some((corner) => distanceMetres(corner, mapCentre) > FARTHEST_METRES))
      return `a corner is far from ${country}; GeoJSON has the longitude first`;
    if (crossesItself(ring)) return 'the border crosses itself';
  }
  const isOutside = holes.some((hole) => hole.some((corner) => !isInside(outer, corner)));
  return isOutside ? 'a hole is not inside its area' : undefined;
}

/** A pickup in two cities would have two tariffs. */
function overlapProblems(areas: readonly FileArea[]): FileProblem[] {
  const ofCities = areas.filter(({ area }) => area.scope.city !== undefined);
  return ofCities.flatMap((one, index) =>
    ofCities
      .slice(index + 1)
      .filter((other) => other.country === one.country && other.area.scope.city !== one.area.scope.city)
      .filter((other) => overlap(one.area, other.area))
      .map((other) => ({
        column: `feature ${other.feature}`,
        value: other.area.name,
        problem: `it overlaps ${one.area.scope.city} (feature ${one.feature}); cities must not`,
      })),
  );
}
