import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

/** RFC 6455, 1.3: HAProxy checks the accept value. */
const acceptValue = (key: string | undefined) =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

interface SeenRequest {
  method?: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  /** Absent for a live channel. */
  body?: string;
}

interface FakeState {
  isReady: boolean;
  /** What it does when the headers arrived. */
  begin: RequestListener | null;
  /** What it answers to a whole call. */
  answer: RequestListener | null;
}

export type FakeInstance = Awaited<ReturnType<typeof startFakeInstance>>;

/** A fake instance: answers with its name and the request, and as its state says. */
export async function startFakeInstance(name: string) {
  const seen: SeenRequest[] = [];
  const channels: Duplex[] = [];
  const state: FakeState = { isReady: true, begin: null, answer: null };
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return response.writeHead(state.isReady ? 200 : 503).end();
    if (state.begin) return state.begin(request, response);
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (state.answer) return state.answer(request, response);
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end(JSON.stringify({ name, body }));
    });
  });
  server.on('upgrade', (request, socket) => {
    seen.push({ url: request.url, headers: request.headers });
    channels.push(socket);
    const accept = acceptValue(request.headers['sec-websocket-key']);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on('data', (data) => socket.write(`${name}:${data}`));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake instance has no port.');
  return {
    host: '127.0.0.1',
    port: address.port,
    seen,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of channels) socket.destroy();
      }),
  };
}
