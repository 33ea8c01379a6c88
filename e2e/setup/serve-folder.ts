import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { freePort } from '../../tools/portal/free-port';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
};

/** Answer of the origin instead of the file. */
export type Fault = 'none' | '404' | '500' | 'hang' | 'tampered';

export interface StaticOrigin {
  origin: string;
  /** Applies to later requests whose path `matches`. */
  setFault(fault: Fault, matches?: RegExp): void;
  kill(): Promise<void>;
  revive(): Promise<void>;
}

/** A static host with its own origin, like a content delivery network; on a free port unless given. */
export async function serveFolder(folder: string, on?: number): Promise<StaticOrigin> {
  const port = on ?? (await freePort());
  let fault: Fault = 'none';
  let faulty = /./;
  let server: Server | null = null;

  function sendFault(response: ServerResponse): boolean {
    if (fault === 'hang') return true;
    if (fault === '404' || fault === '500') {
      response.writeHead(Number(fault)).end();
      return true;
    }
    return false;
  }

  async function listen(): Promise<void> {
    server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://static').pathname);
      const file = join(folder, path);
      response.setHeader('access-control-allow-origin', '*');
      const isFaulty = fault !== 'none' && faulty.test(path);
      if (isFaulty && sendFault(response)) return;
      if (!existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      if (isFaulty) response.write('/* changed on the way */\n');
      createReadStream(file).pipe(response);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  await listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    setFault: (next, matches = /./) => {
      fault = next;
      faulty = matches;
    },
    kill: async () => {
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      server = null;
    },
    revive: listen,
  };
}
