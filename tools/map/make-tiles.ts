import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMapTool, ToolError } from './debian-tools.ts';

const HERE = import.meta.dirname;

/** Bounds of an extract in degrees, as `west,south,east,north`. */
export async function readExtractBounds(extract: string) {
  const said = await runMapTool('osmium', ['fileinfo', '--extended', '--get', 'data.bbox', extract]);
  const found = /\(?(-?[\d.]+),(-?[\d.]+),(-?[\d.]+),(-?[\d.]+)\)?/.exec(said);
  if (!found) throw new ToolError(`${extract} holds no place.`);
  return found.slice(1, 5).join(',');
}

/**
 * Writes an extract's streets as vector tiles, with names in these languages and the local one.
 * `bounds` default to those of the extract; `work` is a temporary folder
 */
export async function makeTiles({
  extract,
  folder,
  work,
  languages,
  bounds: given,
}: {
  extract: string;
  bounds?: string;
  folder: string;
  work: string;
  languages: readonly string[];
}) {
  const bounds = given ?? (await readExtractBounds(extract));
  const process = join(work, 'streets.lua');
  const list = languages.map((one) => JSON.stringify(one)).join(', ');
  writeFileSync(process, `LANGUAGES = { ${list} }\n${readFileSync(join(HERE, 'streets.lua'), 'utf8')}`);
  mkdirSync(folder, { recursive: true });
  const config = join(HERE, 'tiles.json');
  await runMapTool(
    'tilemaker',
    ['--input', extract, '--output', folder, '--bbox', bounds, '--config', config, '--process', process],
    { during: 'Drawing the tiles' },
  );
  const { attribution, ...more } = JSON.parse(readFileSync(config, 'utf8')).settings.filemetadata;
  writeFileSync(join(folder, 'metadata.json'), JSON.stringify({ attribution, ...more, bounds }));
}
