import type { MapTiles } from '@courier/config';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderTiles } from './folder-tiles';
import { openPmtilesFile } from './pmtiles-file';
import { TilesError, type TileSet } from './tile-set';

export interface MapTileStore {
  /** Settings for pages; null without tiles. */
  shown(): Promise<MapTiles | null>;
  /** Undefined without a tile. */
  tile(zoom: number, column: number, row: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

interface Opened {
  version: string;
  set: TileSet;
}

/**
 * Tiles of a PMTiles file or a folder, reopened after a change. While they are unreadable, the last valid
 * ones stay.
 * @param onProblem called once per change with the reason why they are not used
 */
export function createMapTiles(path: string | null, onProblem: (sentence: string) => void): MapTileStore {
  let opened: Opened | null = null;
  let seen = '';
  let opening: Promise<void> = Promise.resolve();
  const openAnew = async (version: string) => {
    try {
      const set = await openTiles(path ?? '');
      const former = opened;
      opened = { version, set };
      await former?.set.close();
    } catch (error) {
      onProblem(`${path} is not used: ${describeTilesProblem(error)}.`);
    }
  };
  const current = async (): Promise<Opened | null> => {
    if (path === null) return null;
    const version = tilesVersion(path);
    if (version !== seen) {
      seen = version;
      opening = opening.then(() => openAnew(version));
    }
    await opening;
    return opened;
  };
  return {
    shown: async () => {
      const now = await current();
      return now && { url: `/map/${now.version}/{z}/{x}/{y}.pbf`, ...now.set.facts };
    },
    tile: async (...at) => {
      const now = await current();
      try {
        return await now?.set.tile(...at);
      } catch (error) {
        // Closed during the read by a newer version.
        const next = await current();
        if (next === now) throw error;
        return next?.set.tile(...at);
      }
    },
    close: async () => {
      await opening;
      await opened?.set.close();
      opened = null;
    },
  };
}

async function openTiles(path: string): Promise<TileSet> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new TilesError('there is no such file or folder');
  return stat.isDirectory() ? openFolderTiles(path) : openPmtilesFile(path);
}

/** Changes with the file, or with the folder and its metadata. */
function tilesVersion(path: string): string {
  const own = statSync(path, { throwIfNoEntry: false });
  const beside = own?.isDirectory()
    ? statSync(join(path, 'metadata.json'), { throwIfNoEntry: false })
    : undefined;
  const parts = [own, beside].map((stat) => (stat ? `${stat.mtimeMs}:${stat.size}:${stat.ino}` : ''));
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12);
}

function describeTilesProblem(error: unknown): string {
  if (error instanceof TilesError) return error.message;
  return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'it may not be read' : 'it cannot be read';
}
