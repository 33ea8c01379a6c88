import { countryConfig, isCountryCode, type CountryCode } from '@courier/config';
import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';
import { isInside } from '@courier/config/geometry';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import type { FileRules, NamedPlace } from '../operator-rules/rule-file-kind';
import type { AreaRule } from '../rule-shapes/area-rules';
import { crossesItself, overlap } from './area-shape';
import { readFeatures, type FileFeature } from './read-features';
import { readPolygons } from './read-polygons';

const MOST_CORNERS = 5000;
/** From the country's map centre; a swapped latitude and longitude is farther away almost everywhere. */
const FARTHEST_METRES = 4_000_000;

interface FileArea {
  country: CountryCode;
  area: AreaRule;
  /** Counted from 1. */
  feature: number;
}

/**
 * The delivery areas of a GeoJSON file. Problems name the feature, counted from 1, in place of a line.
 * @param defaultCountry of features without the property `country`
 * @throws OperatorFileError that names every feature that cannot be used
 */
export async function readAreas(file: string, defaultCountry?: CountryCode): Promise<FileRules<'areas'>> {
  const problems: FileProblem[] = [];
  const areas: FileArea[] = [];
  for (const [index, content] of readFeatures(file).entries())
    areas.push(...readFeature(content, index + 1, defaultCountry, problems));
  if (problems.length === 0) problems.push(...overlapProblems(areas));
  if (problems.length > 0) throw new OperatorFileError(file, problems);
  const byCountry = new Map<CountryCode, AreaRule[]>();
  for (const { country, area } of areas) byCountry.set(country, [...(byCountry.get(country) ?? []), area]);
  return { byCountry, places: areas.map(namedPlace) };
}

const namedPlace = ({ country, feature, area: { scope } }: FileArea): NamedPlace => ({
  line: feature,
  country,
  city: scope.city ?? '',
  vendor: scope.vendorId ?? '',
});

function readFeature(
  { properties, geometry, toDegrees }: FileFeature,
  feature: number,
  defaultCountry: CountryCode | undefined,
  problems: FileProblem[],
): FileArea[] {
  const complain = (problem: string, value?: string) => {
    problems.push({ column: `feature ${feature}`, ...(value === undefined ? {} : { value }), problem });
    return [];
  };
  const city = readProperty(properties, 'city');
  const vendor = readProperty(properties, 'vendor');
  const name = readProperty(properties, 'name') ?? vendor ?? city ?? '';
  const polygons = readPolygons(geometry, toDegrees);
  if (typeof polygons === 'string') return complain(polygons);
  const country = (readProperty(properties, 'country') ?? defaultCountry ?? '').toUpperCase();
  if (!isCountryCode(country))
    return complain('give the property country, such as TW, or --country', country);
  if (city !== undefined && vendor !== undefined) return complain('name a city or a vendor, not both', city);
  const scope = {
    ...(city === undefined ? {} : { city }),
    ...(vendor === undefined ? {} : { vendorId: vendor }),
  };
  return polygons.flatMap(([outer = [], ...holes]): FileArea[] => {
    const problem = ringProblem(country, outer, holes);
    return problem === undefined
      ? [{ country, feature, area: { name, scope, outer, holes } }]
      : complain(problem, name);
  });
}

/** Map programs write an empty cell as null or as an empty text, and change the case of names. */
function readProperty(properties: FileFeature['properties'], name: string): string | undefined {
  const [, value] = Object.entries(properties).find(([key]) => key.toLowerCase() === name) ?? [];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
}

function ringProblem(
  country: CountryCode,
  outer: readonly LatLng[],
  holes: readonly (readonly LatLng[])[],
): string | undefined {
  const { mapCentre } = countryConfig(country);
  for (const ring of [outer, ...holes]) {
    if (ring.length < 3) return 'a border needs at least three corners';
    if (ring.length > MOST_CORNERS) return `a border has more than ${MOST_CORNERS} corners; simplify it`;
    if (ring.some(isInMetres))
      return 'its corners are metres of a map projection; export them in degrees of WGS 84 (EPSG:4326)';
    if (ring.some((corner) => Math.abs(corner.latitude) > 90 || Math.abs(corner.longitude) > 180))
      return 'a corner is not on the globe; GeoJSON has the longitude first';
    if (ring.some((corner) => distanceMetres(corner, mapCentre) > FARTHEST_METRES))
      return `a corner is far from ${country}; GeoJSON has the longitude first`;
    if (crossesItself(ring)) return 'the border crosses itself';
  }
  const isOutside = holes.some((hole) => hole.some((corner) => !isInside(outer, corner)));
  return isOutside ? 'a hole is not inside its area' : undefined;
}

const isInMetres = ({ latitude, longitude }: LatLng) =>
  Math.abs(latitude) > 1000 && Math.abs(longitude) > 1000;

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
