import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { PLACE_FILE_HEADING } from '../../services/platform-api/src/domains/places/geolocator/local/place-file';
import { countryAt } from './country-at';
import { runMapTool } from './debian-tools.ts';
import { readFeature } from './osm-object';
import { placeRows } from './place-rows';

const WANTED = [
  'w/highway',
  'n/place',
  'a/place',
  'nwr/addr:housenumber',
  'nwr/amenity',
  'nwr/shop',
  'nwr/tourism',
  'nwr/office',
  'nwr/leisure',
  'wr/building',
  'n/railway=station,halt',
];

/**
 * Writes an extract's place index; returns the count of each kind.
 * @param task `work` is a
 * temporary folder
 */
export async function makePlaces({
  extract,
  file,
  work,
  languages,
}: {
  extract: string;
  file: string;
  work: string;
  languages: readonly string[];
}): Promise<Record<string, number>> {
  const [wanted, lines] = [join(work, 'wanted.osm.pbf'), join(work, 'wanted.geojsonseq')];
  await runMapTool('osmium', ['tags-filter', extract, ...WANTED, '-o', wanted], {
    during: 'Choosing the places',
  });
  await runMapTool('osmium', ['export', wanted, '-f', 'geojsonseq', '-u', 'type_id', '-o', lines], {
    during: 'Reading the places',
  });
  const objects = [];
  for await (const line of createInterface({ input: createReadStream(lines) })) {
    const object = line.trim() === '' ? undefined : readFeature(line);
    if (object) objects.push(object);
  }
  const rows = placeRows(objects, { languages: new Set(languages), countryAt });
  writeFileSync(file, `${[PLACE_FILE_HEADING, ...rows.map((row) => JSON.stringify(row))].join('\n')}\n`);
  const counts: Record<string, number> = {};
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
