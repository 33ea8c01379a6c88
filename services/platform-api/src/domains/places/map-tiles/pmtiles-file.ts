import { open } from 'node:fs/promises';
import { Compression, PMTiles, TileType, type Source } from 'pmtiles';
import { OPEN_STREET_MAP, plainText, TilesError, type TileSet } from './tile-set';

/**
 * Reads ranges of a PMTiles file, never the whole.
 * @throws TilesError for another format, or raster tiles
 */
export async function openPmtilesFile(path: string): Promise<TileSet> {
  const file = await open(path);
  try {
    const source: Source = {
      getKey: () => path,
      getBytes: async (offset, length) => {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, offset);
        return { data: bytes.buffer.slice(0, bytesRead) };
      },
    };
    const tiles = new PMTiles(source);
    const header = await tiles.getHeader();
    if (header.tileType !== TileType.Mvt) throw new TilesError('it holds pictures instead of vector tiles');
    if (![Compression.None, Compression.Gzip].includes(header.tileCompression))
      throw new TilesError('its tiles are compressed in a way other than gzip');
    const { attribution } = { ...((await tiles.getMetadata()) as object | undefined) } as Record<
      string,
      unknown
    >;
    return {
      facts: {
        minzoom: header.minZoom,
        maxzoom: header.maxZoom,
        bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
        attribution: plainText(typeof attribution === 'string' ? attribution : '') || OPEN_STREET_MAP,
      },
      tile: async (zoom, column, row) => {
        const found = await tiles.getZxy(zoom, column, row);
        return found && new Uint8Array(found.data);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error instanceof TilesError ? error : new TilesError('it is no PMTiles file');
  }
}
