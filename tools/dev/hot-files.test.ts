import { expect, it, beforeEach, afterEach } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendFile } from './hot-files';

let folder: string;
let server: Server;

const get = (path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'courier-hot-'));
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'secret.js'), 'secret');
  writeFileSync(join(folder, 'build/main.js'), 'run()');
  server = createServer((incoming, response) =>
    sendFile([join(folder, 'other'), join(folder, 'build')], incoming.url?.slice(1) ?? '', response),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

it('sends a file of the first folder that contains it', async () => {
  expect(await get('/main.js')).toEqual({ status: 200, text: 'run()' });
});

it.each(['/missing.js', '/%E0%A4%A', '/../secret.js', '/%2e%2e/secret.js'])(
  'answers %s with 404 and continues',
  async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await get('/main.js')).status).toBe(200);
  },
);
