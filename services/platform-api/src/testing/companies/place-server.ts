import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers like a Photon geocoder that knows no place and an OSRM server that knows no route. */
export async function startPlaceServer(): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const body = request.url?.startsWith('/route') ? { code: 'NoRoute' } : { features: [] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
