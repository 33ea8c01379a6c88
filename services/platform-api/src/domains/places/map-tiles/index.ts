import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';

const YEAR_SECONDS = 31_536_000;
const MOST_ZOOM = 22;
const GZIP = [0x1f, 0x8b];

interface TileParams {
  version: string;
  zoom: string;
  column: string;
  file: string;
}

/** Public tiles of the operator. A position without a tile gives an empty answer, not an error. */
export function registerMapTiles(app: FastifyInstance, { mapTiles }: Deps): void {
  app.addHook('onClose', () => mapTiles.close());
  app.get<{ Params: TileParams }>(
    '/map/:version/:zoom/:column/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const at = parseTilePosition(params);
      const shown = await mapTiles.shown();
      if (!at || !shown) return reply.callNotFound();
      const bytes = await mapTiles.tile(...at);
      const isCurrent = shown.url.startsWith(`/map/${params.version}/`);
      void reply.header(
        'cache-control',
        isCurrent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
      if (!bytes || bytes.length === 0) return reply.code(204).send();
      if (bytes[0] === GZIP[0] && bytes[1] === GZIP[1]) void reply.header('content-encoding', 'gzip');
      return reply.type('application/vnd.mapbox-vector-tile').send(Buffer.from(bytes));
    },
  );
}

function parseTilePosition({ zoom, column, file }: TileParams): [number, number, number] | undefined {
  const row = /^(\d{1,7})\.pbf$/.exec(file)?.[1];
  if (row === undefined || !/^\d{1,2}$/.test(zoom) || !/^\d{1,7}$/.test(column)) return undefined;
  const place: [number, number, number] = [Number(zoom), Number(column), Number(row)];
  const side = 2 ** place[0];
  return place[0] <= MOST_ZOOM && place[1] < side && place[2] < side ? place : undefined;
}
