import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tileBounds, readBounds } from './tile-bounds';
import { OPEN_STREET_MAP, plainText, TilesError, type TileFacts, type TileSet } from './tile-set';

const MOST_ZOOM = 22;
const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));

/**
 * A folder of `{z}/{x}/{y}.pbf`. Facts missing in `metadata.json` come from folder names.
 * @throws TilesError without any tile
 */
export function openFolderTiles(folder: string): TileSet {
  const facts = readTileFacts(folder);
  return {
    facts,
    tile: async (zoom, column, row) => {
      try {
        return await readFile(join(folder, `${zoom}/${column}/${row}.pbf`));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    close: async () => undefined,
  };
}

function readTileFacts(folder: string): TileFacts {
  const zooms = numbersIn(folder).filter(
    (zoom) => zoom <= MOST_ZOOM && numbersIn(join(folder, `${zoom}`)).length > 0,
  );
  const [minzoom, maxzoom] = [zooms[0], zooms.at(-1)];
  if (minzoom === undefined || maxzoom === undefined)
    throw new TilesError('it holds no tiles named {z}/{x}/{y}.pbf');
  const { bounds, attribution } = readTileMetadata(folder);
  return {
    minzoom,
    maxzoom,
    bounds: readBounds(bounds) ?? tileBounds(extentAt(folder, maxzoom)),
    attribution: plainText(typeof attribution === 'string' ? attribution : '') || OPEN_STREET_MAP,
  };
}

function extentAt(folder: string, zoom: number) {
  const columns = numbersIn(join(folder, `${zoom}`));
  let [first, last] = [Infinity, 0];
  for (const column of columns) {
    const rows = numbersIn(join(folder, `${zoom}/${column}`), '.pbf');
    first = Math.min(first, rows[0] ?? first);
    last = Math.max(last, rows.at(-1) ?? last);
  }
  if (first === Infinity) throw new TilesError('it holds no tiles named {z}/{x}/{y}.pbf');
  return { zoom, columns: [columns[0] ?? 0, columns.at(-1) ?? 0], rows: [first, last] } as const;
}

/** Numeric file names, ascending. */
function numbersIn(folder: string, ending = ''): number[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, name.length - ending.length))
      .filter((name) => /^\d{1,7}$/.test(name))
      .map(Number)
      .sort((a, b) => a - b);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function readTileMetadata(folder: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch (error) {
    if (isMissing(error)) return {};
    throw new TilesError('its metadata.json is no JSON');
  }
}
