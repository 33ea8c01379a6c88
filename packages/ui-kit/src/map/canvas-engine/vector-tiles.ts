import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { MapTiles } from '@courier/config';
import type { TileAddress } from './draw-tile';
import { boxOfPaths, type MapShape, type WorldBox } from './map-shape';

type TileShapes = ReadonlyMap<string, readonly MapShape[]>;

/** Cached tiles: a few screens. */
const KEPT_TILES = 120;
const KINDS = ['Unknown', 'Point', 'LineString', 'Polygon'] as const;

export interface VectorTiles {
  /** Loads the tile for an address; resolves also if there is none. */
  load(address: TileAddress): Promise<void>;
  /** Shapes of the loaded tiles that intersect a box at a zoom. */
  find(sourceLayer: string, box: WorldBox, zoom: number): MapShape[];
}

/** The tile to fetch for an address, limited to the source's deepest zoom. */
function sourceAddress({ x, y, zoom }: TileAddress, { maxzoom }: MapTiles): TileAddress {
  const steps = Math.max(0, zoom - maxzoom);
  return { x: x >> steps, y: y >> steps, zoom: zoom - steps };
}

function shapeFromTile(feature: VectorTileFeature, { x, y, zoom }: TileAddress): MapShape | null {
  const kind = KINDS[feature.type] ?? 'Unknown';
  if (kind === 'Unknown') return null;
  const count = 2 ** zoom;
  const paths = feature.loadGeometry().map((line) => {
    const path = new Float64Array(line.length * 2);
    line.forEach((point, index) => {
      path[2 * index] = (x + point.x / feature.extent) / count;
      path[2 * index + 1] = (y + point.y / feature.extent) / count;
    });
    return path;
  });
  return { kind, properties: feature.properties, paths, box: boxOfPaths(paths) };
}

function readTile(bytes: ArrayBuffer, address: TileAddress): TileShapes {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  return new Map(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index) => shapeFromTile(layer.feature(index), address)).filter(
        (shape) => shape !== null,
      ),
    ]),
  );
}

const EMPTY: TileShapes = new Map();

/**
 * The operator's vector tiles (OpenMapTiles layers), fetched on demand.
 * @param onLost called once if the first requests all fail
 */
export function createVectorTiles(tiles: MapTiles, onLost: () => void): VectorTiles {
  const loaded = new Map<string, { address: TileAddress; shapes: TileShapes }>();
  const pending = new Map<string, Promise<void>>();
  let hasAnswered = false;
  const addressText = ({ x, y, zoom }: TileAddress) =>
    tiles.url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));

  const storeTile = (url: string, address: TileAddress, shapes: TileShapes) => {
    loaded.set(url, { address, shapes });
    const oldest = loaded.keys().next().value;
    if (loaded.size > KEPT_TILES && oldest !== undefined) loaded.delete(oldest);
  };
  const fetchTile = async (url: string, address: TileAddress) => {
    try {
      const answer = await fetch(url);
      if (!answer.ok && answer.status !== 404) throw new Error(`Map tile answered ${answer.status}`);
      storeTile(url, address, answer.status === 200 ? readTile(await answer.arrayBuffer(), address) : EMPTY);
      hasAnswered = true;
    } catch {
      // A lost tile is fetched again on the next view; the map reports the loss of all.
      if (!hasAnswered) onLost();
      hasAnswered = true;
    } finally {
      pending.delete(url);
    }
  };

  return {
    async load(wanted) {
      if (wanted.zoom < tiles.minzoom) return;
      const address = sourceAddress(wanted, tiles);
      const url = addressText(address);
      if (loaded.has(url)) return;
      const running = pending.get(url) ?? fetchTile(url, address);
      pending.set(url, running);
      await running;
    },
    find(sourceLayer, box, zoom) {
      const wanted = Math.min(Math.floor(zoom), tiles.maxzoom);
      return [...loaded.values()].flatMap(({ address, shapes }) => {
        const count = 2 ** address.zoom;
        const meets =
          address.zoom === wanted &&
          address.x / count <= box.maxX &&
          (address.x + 1) / count >= box.minX &&
          address.y / count <= box.maxY &&
          (address.y + 1) / count >= box.minY;
        return meets ? (shapes.get(sourceLayer) ?? []) : [];
      });
    },
  };
}
