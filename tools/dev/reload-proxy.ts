import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { BUILDS_ADDRESS } from '@courier/config/presets/webpack';
import { appFolder } from '../publish/paths';
import type { BuildStream } from './build-stream';
import { sendFile } from './hot-files';
import { HOT_FOLDER, withHotRemotes } from './hot-registry';
import { workspaceFolder } from './watch-app';

const SCRIPT = '/__page.js';
const HOT_FILE = new RegExp(`^${HOT_FOLDER}([a-z][a-z0-9-]*)/(.+)$`);
const HOT_SHELL_FILE = /^\/shell\/(.+\.hot-update\.(?:js|json)(?:\.map)?)$/;

/** The document with the development script, which must run first, and the newest remotes. */
function developedPage(html: string, host: string): string {
  const page = withHotRemotes(html, `http://${host}`);
  return page.replace('<head>', `<head><script src="${SCRIPT}"></script>`);
}

export interface ReloadProxy {
  port: number;
  backendPort: number;
  builds: BuildStream;
  pageFolder: string;
}

/** Forwards everything to the backend, except files of builds that are updated in place. */
export function serveReloadProxy({ port, backendPort, builds, pageFolder }: ReloadProxy): void {
  function sendPage(incoming: IncomingMessage, response: ServerResponse, host: string): void {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const html = developedPage(Buffer.concat(chunks).toString(), host);
      response.writeHead(incoming.statusCode ?? 200, {
        ...incoming.headers,
        'content-length': Buffer.byteLength(html),
      });
      response.end(html);
    });
  }

  function answersItself(incoming: IncomingMessage, response: ServerResponse): boolean {
    const [pathname = ''] = (incoming.url ?? '/').split('?');
    const [, app, file] = HOT_FILE.exec(pathname) ?? [];
    const [, shellFile] = HOT_SHELL_FILE.exec(pathname) ?? [];
    if (pathname === BUILDS_ADDRESS) builds.add(incoming, response);
    else if (pathname === SCRIPT) sendFile([pageFolder], 'page.js', response);
    else if (app !== undefined && file !== undefined)
      sendFile([workspaceFolder(app), appFolder(app)], file, response);
    else if (shellFile !== undefined)
      sendFile([join(appFolder('shell'), 'dist/workspace')], shellFile, response);
    else return false;
    return true;
  }

  const server = createServer((incoming, response) => {
    if (answersItself(incoming, response)) return;
    const { 'accept-encoding': _encoding, ...headers } = incoming.headers;
    const outgoing = request(
      { host: '127.0.0.1', port: backendPort, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        if (answer.headers['content-type']?.startsWith('text/html'))
          return sendPage(answer, response, incoming.headers.host ?? `localhost:${port}`);
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
}
