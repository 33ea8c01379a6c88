import { join } from 'node:path';
import { findCityBounds } from './city-bounds';
import { runMapTool, ToolError } from './debian-tools.ts';
import { readExtractBounds } from './make-tiles.ts';

/**
 * Cuts a city out of a larger extract, by its known position and population.
 * @param task `work` is a temporary folder
 * @returns the smaller extract
 * @throws ToolError when the extract has no such city
 */
export async function cutCity({
  extract,
  city,
  work,
}: {
  extract: string;
  city: string;
  work: string;
}): Promise<{ extract: string; bounds: string }> {
  const [west = 0, south = 0, east = 0, north = 0] = (await readExtractBounds(extract))
    .split(',')
    .map(Number);
  const found = findCityBounds(city, [west, south, east, north]);
  if (found.bounds === null) {
    const others = found.largest.join(', ');
    throw new ToolError(
      `The extract has no city ${city}.${others === '' ? '' : ` Its largest cities: ${others}.`}`,
    );
  }
  const bounds = found.bounds.map((degrees) => degrees.toFixed(5)).join(',');
  const file = join(work, 'city.osm.pbf');
  await runMapTool('osmium', ['extract', '--bbox', bounds, extract, '-o', file], {
    during: `Cutting ${city} out of the extract`,
  });
  return { extract: file, bounds };
}
