import type { MapTiles } from '@courier/config';
import * as z from 'zod';
import { createHttpClient } from '../../../platform/outgoing/http/http-client';
import { isSuccess, readJson, toFailure } from '../../../platform/outgoing/http/read-answer';
import type { MapTileStore } from './map-tiles';
import { OPEN_STREET_MAP, plainText } from './tile-set';

const client = createHttpClient({ timeoutMs: 5_000, mostBytes: 1024 * 1024 });
/** OpenFreeMap publishes tiles weekly at a new address and keeps the previous ones for a while. */
const REFRESH_MS = 6 * 3_600_000;
/** Pause after a failure. */
const RETRY_MS = 60_000;
const WORLD: MapTiles['bounds'] = [-180, -85.051129, 180, 85.051129];

const zoom = z.int().gte(0).lte(22);
/** The parts of TileJSON 3.0.0 that the portal needs. */
const tileJsonSchema = z.object({
  tiles: z.array(z.url()).min(1),
  minzoom: zoom.optional(),
  maxzoom: zoom.optional(),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  attribution: z.string().optional(),
});

/** @throws for invalid TileJSON or another origin */
async function readTileJson(origin: string): Promise<MapTiles> {
  const answer = await client.send({ url: `${origin}/planet` });
  if (!isSuccess(answer)) throw toFailure(answer);
  const { tiles, ...facts } = readJson(tileJsonSchema, answer);
  const [url] = tiles;
  if (url === undefined || new URL(url).origin !== new URL(origin).origin)
    throw new Error('its tiles are on another origin');
  return {
    url,
    minzoom: facts.minzoom ?? 0,
    maxzoom: facts.maxzoom ?? 14,
    bounds: facts.bounds ?? WORLD,
    attribution: plainText(facts.attribution ?? '') || OPEN_STREET_MAP,
  };
}

interface OpenFreeMapOptions {
  /** E.g. `https://tiles.openfreemap.org`. */
  origin: string;
  now(): number;
  onProblem(sentence: string): void;
}

/**
 * The free vector tiles of OpenFreeMap: this server reads only their address, browsers fetch the tiles. While
 * the service is down, the last known address stays; without one the map has no streets.
 */
export function createOpenFreeMap({ origin, now, onProblem }: OpenFreeMapOptions): MapTileStore {
  let current: MapTiles | null = null;
  let nextReadAtMs = 0;
  let pending: Promise<void> | null = null;
  const refresh = async () => {
    try {
      current = await readTileJson(origin);
      nextReadAtMs = now() + REFRESH_MS;
    } catch (error) {
      nextReadAtMs = now() + RETRY_MS;
      onProblem(
        `Streets of ${origin} are not used: ${error instanceof Error ? error.message : String(error)}.`,
      );
    }
  };
  return {
    async shown() {
      if (now() >= nextReadAtMs) {
        pending ??= refresh().finally(() => {
          pending = null;
        });
        // Only the first read blocks pages.
        if (current === null) await pending;
      }
      return current;
    },
    tile: () => Promise.resolve(undefined),
    close: async () => {
      await pending;
    },
  };
}
