import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildFixedPackages } from './build-fixed-packages';

const PAGE =
  '<!doctype html><html lang="en"><title>Packages</title><script defer src="/main.js"></script><div id="root"></div></html>';

/** A page with one field and its packages: the lower bound for screens of this architecture. */
export async function serveFixedPackages(): Promise<{ address: string; close(): void }> {
  const folder = await buildFixedPackages();
  const script = readFileSync(join(folder, 'main.js.br'));
  rmSync(folder, { recursive: true, force: true });
  const server = createServer(({ url }, response) => {
    if (url !== '/main.js') return response.setHeader('content-type', 'text/html').end(PAGE);
    return response
      .setHeader('content-type', 'text/javascript')
      .setHeader('content-encoding', 'br')
      .end(script);
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}
