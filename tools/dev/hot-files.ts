import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
};

export function sendFile(folders: readonly string[], path: string, response: ServerResponse): void {
  const clean = normalize(`/${decodeURIComponent(path)}`);
  const file = folders
    .map((folder) => join(folder, clean))
    .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  if (file === undefined) return void response.writeHead(404).end();
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  createReadStream(file).pipe(response);
}
