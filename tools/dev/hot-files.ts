import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
};

/** Null for an invalid escape sequence. */
function decodePath(path: string): string | null {
  try {
    return normalize(`/${decodeURIComponent(path)}`);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

export function sendFile(folders: readonly string[], path: string, response: ServerResponse): void {
  const decoded = decodePath(path);
  const file = folders
    .flatMap((folder) => (decoded === null ? [] : [join(folder, decoded)]))
    .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  if (file === undefined) return void response.writeHead(404).end();
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  // A build may delete the file while it is sent.
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}
