import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

const STREAM = '/__reload';
const SCRIPT = '/__reload.js';
const CLIENT = `new EventSource('${STREAM}').addEventListener('message', () => location.reload());`;

/** Passes everything on to the backend, and reloads open pages by command. */
export function serveReloadProxy(port: number, backendPort: number): { reload(app: string): void } {
  const listeners = new Set<ServerResponse>();

  function addScript(incoming: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const html = Buffer.concat(chunks)
        .toString()
        .replace('</head>', `<script src="${SCRIPT}" defer></script></head>`);
      response.writeHead(incoming.statusCode ?? 200, {
        ...incoming.headers,
        'content-length': Buffer.byteLength(html),
      });
      response.end(html);
    });
  }

  const server = createServer((incoming, response) => {
    if (incoming.url === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(CLIENT);
      return;
    }
    if (incoming.url === STREAM) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      listeners.add(response);
      incoming.on('close', () => listeners.delete(response));
      return;
    }
    const { 'accept-encoding': _encoding, ...headers } = incoming.headers;
    const outgoing = request(
      { host: '127.0.0.1', port: backendPort, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        if (answer.headers['content-type']?.startsWith('text/html')) return addScript(answer, response);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.writeHead(503).end('The backend is starting.'));
    incoming.pipe(outgoing);
  });

  server.on('upgrade', (incoming, socket, head) => {
    const upstream = connect(backendPort, '127.0.0.1', () => {
      const lines = incoming.rawHeaders.flatMap((value, index, all) =>
        index % 2 === 0 ? [`${value}: ${all[index + 1]}`] : [],
      );
      upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    const close = () => {
      upstream.destroy();
      socket.destroy();
    };
    upstream.on('error', close);
    socket.on('error', close);
  });
  server.listen(port, 'localhost');

  return {
    reload(app) {
      for (const listener of listeners) listener.write(`data: ${app}\n\n`);
    },
  };
}
