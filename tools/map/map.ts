import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SUPPORTED_LOCALES } from '@courier/config';
import { readArguments } from '../arguments/read-arguments.ts';
import { fail } from '../start/fail.mjs';
import { cutCity } from './cut-city.ts';
import { needDebianTools, ToolError } from './debian-tools.ts';
import { makePlaces } from './make-places.ts';
import { makeTiles } from './make-tiles.ts';

const USAGE = 'npm run map -- extract.osm.pbf [--city Berlin] [folder]';
/** OpenStreetMap distinguishes traditional and simplified Chinese by script. */
const SCRIPTS = ['zh', 'zh-Hant', 'zh-Hans'];
const languages = [...new Set([...SUPPORTED_LOCALES.map((locale) => locale.replace(/_.*/, '')), ...SCRIPTS])];

const { values, positionals } = readArguments({
  usage: `${USAGE}\nMakes vector tiles and a place index from an OpenStreetMap extract, in the folder map by default.`,
  options: { city: { type: 'string' } },
  fewest: 1,
  most: 2,
});
const { city } = values;
const [extract = '', folder = 'map'] = positionals;
if (!existsSync(extract)) fail(`There is no file ${extract}. Usage: ${USAGE}`);
await needDebianTools();

const target = resolve(folder);
mkdirSync(target, { recursive: true });
const work = mkdtempSync(join(target, '.making-'));
try {
  await makeMap();
} catch (error) {
  if (!(error instanceof ToolError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function makeMap() {
  const [tiles, file] = [join(work, 'tiles'), join(work, 'places.jsonl')];
  const whole = resolve(extract);
  const cut = city === undefined ? { extract: whole } : await cutCity({ extract: whole, city, work });
  await makeTiles({ ...cut, folder: tiles, work, languages });
  const counts = await makePlaces({ extract: cut.extract, file, work, languages });
  // Replaced atomically, so that a running server reads either old or new files.
  const [shownTiles, shownFile] = [join(target, 'tiles'), join(target, 'places.jsonl')];
  if (existsSync(shownTiles)) renameSync(shownTiles, join(work, 'former-tiles'));
  renameSync(tiles, shownTiles);
  renameSync(file, shownFile);
  const said = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`\nPlaces: ${said.join(', ') || 'none'}. Start the portal with them:`);
  console.log(`  MAP_TILES=${shownTiles} GEOLOCATOR=local GEOLOCATOR_FILE=${shownFile} npm start\n`);
}
