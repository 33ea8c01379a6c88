import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parkTile } from './draw-park';

const ATTRIBUTION = '<a href="https://openfreemap.org">OpenFreeMap</a> &copy; OpenMapTiles';

/** A local stand-in for OpenFreeMap whose tiles show a park everywhere, on an origin of its own. */
export async function serveTiles() {
  const tile = parkTile();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    response.setHeader('access-control-allow-origin', '*');
    if (path === '/planet') {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          tilejson: '3.0.0',
          tiles: [`${origin}/planet/20261125/{z}/{x}/{y}.pbf`],
          minzoom: 0,
          maxzoom: 14,
          attribution: ATTRIBUTION,
        }),
      );
    } else if (path.endsWith('.pbf')) {
      response.setHeader('content-type', 'application/x-protobuf');
      response.end(tile);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
